import { Check, FileWarning } from 'lucide-react';
import { m } from '#kitchen-messages';
import type { OldSheet } from '../api/prints.ts';
import { clockOf } from '../parts/words.ts';
import { useKitchens } from '../shell/use-signed-in.ts';
import { sheetName } from '../still-valid/sheet-name.ts';
import { useSeen } from '../still-valid/use-seen.ts';

/** Paper that is out of date stands here until somebody has said they saw it. */
export function OldSheets({ sheets }: { sheets: readonly OldSheet[] }) {
  const { markSeen, problem } = useSeen();
  const kitchens = useKitchens();
  if (sheets.length === 0) return null;
  return (
    <section className="strip" aria-label={m.sheet_old_title()}>
      <ul>
        {sheets.map(({ id, contentVersion, kind, sellerId, printedAt, changed }) => {
          const kitchen = kitchens.find((each) => each.id === sellerId)?.short;
          const name = [sheetName({ kind }), kitchen].filter(Boolean).join(' ');
          return (
            <li key={id}>
              <FileWarning size={20} />
              {m.sheet_old({ name, time: clockOf(printedAt), count: changed })}
              <button type="button" className="pill" onClick={() => void markSeen({ id, contentVersion })}>
                <Check size={18} />
                {m.sheet_seen()}
              </button>
            </li>
          );
        })}
      </ul>
      {problem ? <p role="alert">{problem}</p> : null}
    </section>
  );
}
