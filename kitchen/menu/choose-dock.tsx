import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { Dock } from '../parts/dock.tsx';
import type { SeveralKind } from './several-dialog.tsx';

/** What can be done with the chosen dishes, at the foot of the list. */
export function ChooseDock({
  count,
  onAll,
  onChange,
  onDone,
}: {
  /** How many are chosen. */
  count: number;
  /** Chooses all that are shown. */
  onAll: () => void;
  onChange: (kind: SeveralKind) => void;
  onDone: () => void;
}) {
  const kinds = [
    ['price', m.several_price()],
    ['category', m.several_category()],
    ['withdraw', m.several_withdraw()],
  ] as const;
  return (
    <Dock className="choose-dock">
      <p role="status">{count > 0 ? m.several_chosen({ count }) : m.several_choose()}</p>
      <Button variant="quiet" onClick={onAll}>
        {m.several_all()}
      </Button>
      {kinds.map(([kind, words]) => (
        <Button
          key={kind}
          variant={kind === 'withdraw' ? 'danger' : 'side'}
          size="small"
          disabled={count === 0}
          onClick={() => onChange(kind)}
        >
          {words}
        </Button>
      ))}
      <Button variant="side" size="small" onClick={onDone}>
        {m.several_done()}
      </Button>
    </Dock>
  );
}
