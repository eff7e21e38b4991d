import type { MenuChange } from '#contract/kitchen/menu-changes.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { whenAgo } from '../product/when-words.ts';
import type { WrittenSheet } from './use-sheet.ts';

/** What somebody else has written into a field meanwhile, with the choice between both. */
export function Theirs({
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
  const when = last ? whenAgo(last.at) : '';
  return (
    <div className="theirs" role="alert">
      <p>
        {last?.by
          ? m.product_theirs({ who: last.by, field: label, when })
          : m.product_theirs_unknown({ field: label, when })}
      </p>
      <blockquote>
        {field === 'picture' ? (
          <img src={sheet.now[field]} alt={m.media_picture()} width={160} />
        ) : (
          sheet.now[field]
        )}
      </blockquote>
      <div>
        <Button variant="side" size="small" onClick={() => sheet.takeMine(field)}>
          {m.product_take_mine()}
        </Button>
        <Button variant="side" size="small" onClick={() => sheet.takeTheirs(field)}>
          {last?.by ? m.product_take_theirs({ who: last.by }) : m.product_take_other()}
        </Button>
      </div>
    </div>
  );
}
