import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import { Button } from '#ui/button.tsx';
import { useMenuPlaces } from './menu-places.ts';
import { idOf, type Pen } from './pen.ts';
import { fieldName, valueWords } from './value-words.ts';
import { whenAgo } from './when-words.ts';

/** A field, and below it what somebody else has written into it meanwhile, with the choice between both. */
export function AtField({ pen, field, children }: { pen: Pen; field: DraftField; children: ReactNode }) {
  const conflict = pen.conflicts[field];
  return (
    <div className="at-field" id={`at-${idOf(field)}`}>
      {children}
      {conflict ? <Theirs pen={pen} field={field} /> : null}
    </div>
  );
}

function Theirs({ pen, field }: { pen: Pen; field: DraftField }) {
  const places = useMenuPlaces();
  const conflict = pen.conflicts[field];
  if (!conflict) return null;
  const { by, at, value } = conflict.theirs;
  return (
    <div className="theirs" role="alert">
      <p>
        {by === null
          ? m.product_theirs_unknown({ field: fieldName(field), when: whenAgo(at) })
          : m.product_theirs({ who: by, field: fieldName(field), when: whenAgo(at) })}
      </p>
      <blockquote>{valueWords(field, value, places)}</blockquote>
      <div>
        <Button variant="side" size="small" onClick={() => pen.takeMine(field)}>
          {m.product_take_mine()}
        </Button>
        <Button variant="side" size="small" onClick={() => pen.takeTheirs(field)}>
          {by === null ? m.product_take_other() : m.product_take_theirs({ who: by })}
        </Button>
      </div>
    </div>
  );
}
