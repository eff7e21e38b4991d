import { Check, Pencil } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { Dock } from '../../parts/dock.tsx';
import { UnsavedDialog } from '../../parts/unsaved-dialog.tsx';

/** The foot of the forms: what is changed, the way to throw it away, and the one that saves. */
export function ShopDock({
  changed,
  isSaved,
  isBusy,
  problem,
  onDrop,
  onSave,
}: {
  /** The forms that have changes, by their names. */
  changed: readonly string[];
  isSaved: boolean;
  isBusy: boolean;
  problem: string;
  onDrop: () => void;
  onSave: () => void;
}) {
  const isChanged = changed.length > 0;
  const what = changed.join(', ');
  return (
    <Dock className="shop-dock">
      <UnsavedDialog isUnsaved={isChanged} about={m.shop_changed({ what })} />
      <p role="status" className={isChanged || isSaved ? 'draft-state' : undefined}>
        {isChanged ? (
          <>
            <Pencil size={16} />
            {m.shop_changed({ what })}
          </>
        ) : isSaved ? (
          <>
            <Check size={18} />
            {m.shop_saved()}
          </>
        ) : null}
      </p>
      {isChanged ? (
        <Button variant="quiet" onClick={onDrop}>
          {m.shop_drop()}
        </Button>
      ) : null}
      <p className="slip-problem" role="alert">
        {problem}
      </p>
      <Button size="large" busy={isBusy} aria-disabled={!isChanged} onClick={() => isChanged && onSave()}>
        {m.shop_save()}
      </Button>
    </Dock>
  );
}
