import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { m } from '#kitchen-messages';
import { Theirs } from '../../drafts/theirs.tsx';
import type { WrittenSheet } from './use-sheet.ts';

/** What somebody else has written into a field meanwhile, with the choice between both. */
export function TheirField({
  sheet,
  field,
  label,
  last,
}: {
  sheet: WrittenSheet;
  field: string;
  /** What the field is called. */
  label: string;
  /** The last change, by which it is known who it was. */
  last: MenuChange | undefined;
}) {
  if (!sheet.contradicted.includes(field)) return null;
  return (
    <Theirs
      field={label}
      by={last?.by ?? null}
      at={last?.at ?? null}
      onSettle={(whose) => sheet.settle(field, whose)}
    >
      {field === 'picture' ? (
        <img src={sheet.now[field]} alt={m.media_picture()} width={160} />
      ) : (
        sheet.now[field]
      )}
    </Theirs>
  );
}
