import { useState } from 'react';
import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { publishProduct } from '../../api/menu.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { shortDay } from '../../parts/words.ts';
import { dayOfFrom, FromChoice, fromNow } from '../from-choice.tsx';
import { priceWords } from '../money-words.ts';
import { AddedAllergens } from './added-allergens.tsx';
import { ChangeList } from './change-list.tsx';
import { isOutdated, refusalWords } from './refusal-words.ts';

/** Asks before what was written is put on the menu: what changes, and from when on. */
export function PublishDialog({
  open,
  onClose,
  id,
  name,
  sold,
  isOffered,
  ordered,
  content,
  revision,
  today,
  onDone,
  onRefused,
}: {
  open: boolean;
  onClose: () => void;
  id: number;
  name: string;
  /** What it is on the menu, or was there last; null for a new dish. */
  sold: MenuProduct | null;
  /** Whether customers are offered it now. */
  isOffered: boolean;
  ordered: MenuProductDetails['ordered'];
  content: MenuProduct;
  revision: number;
  today: Day;
  onDone: (details: MenuProductDetails) => void;
  /** Called when the shop knows more than this page. */
  onRefused: () => void;
}) {
  const [from, setFrom] = useState(() => fromNow(today));
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const fromDay = dayOfFrom(from, today);

  function close() {
    setProblems([]);
    onClose();
  }
  async function publish() {
    if (fromDay === null) return;
    setBusy(true);
    setProblems([]);
    try {
      onDone(await publishProduct(id, revision, fromDay));
      close();
    } catch (refusal) {
      setProblems(refusalWords(refusal));
      if (isOutdated(refusal)) onRefused();
    }
    setBusy(false);
  }
  const price = content.priceCents === null ? '' : priceWords(content.priceCents);
  const isPriceAlone = isOffered && sold?.priceCents !== content.priceCents;
  return (
    <RailDialog
      open={open}
      onClose={close}
      title={m.publish_title()}
      about={name}
      foot={
        <>
          <Button variant="side" onClick={close}>
            {m.publish_leave()}
          </Button>
          <Button busy={isBusy} aria-disabled={fromDay === null} onClick={() => void publish()}>
            {publishWord(isPriceAlone ? price : '', fromDay)}
          </Button>
        </>
      }
    >
      <div className="publish-form">
        {problems.length > 0 ? (
          <Alert>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        ) : null}
        {isOffered ? <ChangeList before={sold} after={content} /> : <p>{m.publish_first({ price })}</p>}
        <p className="choice-label">{m.menu_price_from()}</p>
        <FromChoice value={from} onChange={setFrom} today={today} />
        <AddedAllergens before={sold} after={content} ordered={ordered} fromDay={fromDay ?? undefined} />
        <p className="muted">{m.publish_hint()}</p>
      </div>
    </RailDialog>
  );
}

function publishWord(price: string, fromDay: Day | undefined | null): string {
  const what = price ? m.publish_price({ price }) : m.publish_yes();
  return fromDay ? m.publish_from({ what, day: shortDay(fromDay) }) : what;
}
