import type { ReactNode } from 'react';
import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import { Theirs } from '../../drafts/theirs.tsx';
import { useMenuPlaces } from './menu-places.ts';
import { idOf, type Pen } from './pen.ts';
import { fieldName, valueWords } from './value-words.ts';

/** A field, and below it what somebody else has written into it meanwhile, with the choice between both. */
export function AtField({ pen, field, children }: { pen: Pen; field: DraftField; children: ReactNode }) {
  const places = useMenuPlaces();
  const theirs = pen.conflicts[field]?.theirs;
  return (
    <div className="at-field" id={`at-${idOf(field)}`}>
      {children}
      {theirs ? (
        <Theirs
          field={fieldName(field)}
          by={theirs.by}
          at={theirs.at}
          onSettle={(whose) => pen.settle(field, whose)}
        >
          {valueWords(field, theirs.value, places)}
        </Theirs>
      ) : null}
    </div>
  );
}
