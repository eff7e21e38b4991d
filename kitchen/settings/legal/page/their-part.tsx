import { printBody } from '#rules/text/legal-body.ts';
import type { LegalPart } from '#rules/text/legal-draft.ts';
import type { LegalSection } from '#rules/text/legal-page.ts';
import { Theirs } from '../../../drafts/theirs.tsx';
import { partWord } from '../legal-words.ts';
import type { LegalSaving } from './saving.ts';

/** What somebody else has written into a part meanwhile, with the choice between both. */
export function TheirPart({ saving, part }: { saving: LegalSaving; part: LegalPart }) {
  const theirs = saving.use().desk.conflicts[part]?.theirs;
  if (!theirs) return null;
  return (
    <Theirs
      field={partWord(part)}
      by={theirs.by}
      at={theirs.at}
      onSettle={(whose) => saving.settle(part, whose)}
    >
      {wordsOf(theirs.value)}
    </Theirs>
  );
}

function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '–');
  return (value as LegalSection[]).map(({ heading, body }) => `${heading}\n${printBody(body)}`).join('\n\n');
}
