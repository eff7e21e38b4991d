import { m } from '#kitchen-messages';
import { printBody } from '#rules/text/legal-body.ts';
import type { LegalPart } from '#rules/text/legal-draft.ts';
import type { LegalSection } from '#rules/text/legal-page.ts';
import { Button } from '#ui/button.tsx';
import { whenAgo } from '../../../menu/product/when-words.ts';
import { partWord } from '../legal-words.ts';
import type { Saving } from './saving.ts';

/** What somebody else has written into a part meanwhile, with the choice between both. */
export function Theirs({ saving, part }: { saving: Saving; part: LegalPart }) {
  const conflict = saving.use().desk.conflicts[part];
  if (!conflict) return null;
  const { by, at, value } = conflict.theirs;
  return (
    <div className="theirs" role="alert">
      <p>
        {by === null
          ? m.product_theirs_unknown({ field: partWord(part), when: whenAgo(at) })
          : m.product_theirs({ who: by, field: partWord(part), when: whenAgo(at) })}
      </p>
      <blockquote>{wordsOf(value)}</blockquote>
      <div>
        <Button variant="side" size="small" onClick={() => saving.settle(part, 'mine')}>
          {m.product_take_mine()}
        </Button>
        <Button variant="side" size="small" onClick={() => saving.settle(part, 'theirs')}>
          {by === null ? m.product_take_other() : m.product_take_theirs({ who: by })}
        </Button>
      </div>
    </div>
  );
}

function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '–');
  return (value as LegalSection[]).map(({ heading, body }) => `${heading}\n${printBody(body)}`).join('\n\n');
}
