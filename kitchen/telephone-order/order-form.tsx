import { Link as Chain, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DayLoad } from '#contract/kitchen/day/days.ts';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { money } from '../order/order-words.ts';
import { listed } from '../parts/words.ts';
import { type Draft, isBegun, newDraft, quoteRequest } from './draft.ts';
import { jumpTo, useFormKeys } from './jump-keys.ts';
import { missingIn } from './missing.ts';
import { OrderSlip } from './order-slip.tsx';
import { Dishes } from './questions/dishes.tsx';
import { HowPaid, useHeldUntil } from './questions/how-paid.tsx';
import { When } from './questions/when.tsx';
import { Where } from './questions/where.tsx';
import { WhoCalls } from './questions/who-calls.tsx';
import { missingWord } from './said-words.ts';
import { useFreshMenu } from './use-fresh-menu.ts';
import { useOrdering } from './use-ordering.ts';
import { useQuote } from './use-quote.ts';
import { questionFor, type Wrong, wrongWith } from './wrong-with.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
  readonly menu: readonly MenuItem[];
  readonly days: readonly DayLoad[];
  readonly today: Day;
}

/** Five questions at once, and the slip that writes itself from their answers. */
export function OrderForm({ draft, onChange, menu, days, today }: Props) {
  const { quote, isOld, refresh } = useQuote(quoteRequest(draft));
  const { isBusy, refusal, order, forget } = useOrdering(draft, { quote: isOld ? null : quote, onChange });
  const [isTried, setTried] = useState(false);
  /** What was thrown away, until another order begins. */
  const [dropped, setDropped] = useState<Draft | null>(null);
  const wrong = wrongWith(draft, { quote: isOld ? null : quote, refusal, isTried });
  /** Sent, and not known whether it arrived. */
  const isOpen = draft.saidTotal !== null;

  function change(to: (draft: Draft) => Draft) {
    forget();
    onChange(to);
  }
  async function press() {
    setTried(true);
    if (!isOpen && wrong.firstQuestion !== undefined) return goTo(wrong.firstQuestion);
    await order();
    refresh();
  }
  useFormKeys(() => void press());
  useFreshMenu(menu, quote);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the first question without an answer is
  useEffect(() => {
    const [first] = missingIn(draft);
    if (first) jumpTo(questionFor[first]);
  }, []);

  const answer = (question: number) => ({
    draft,
    onChange: change,
    error: wrong.atQuestion(question),
    fieldErrors: wrong.atFields,
  });
  return (
    <>
      <main id="main" tabIndex={-1}>
        <h1 className="sr-only">{m.telephone_title()}</h1>
        <fieldset className="tel-columns" aria-label={m.telephone_title()} disabled={isOpen || isBusy}>
          <div>
            <WhoCalls {...answer(1)} menu={menu} />
            <Dishes {...answer(2)} menu={menu} quote={isOld ? null : quote} />
          </div>
          <div>
            <When
              {...answer(3)}
              days={days}
              today={today}
              quote={quote}
              nearest={wrong.nearest}
              menu={menu}
            />
            <Where
              {...answer(4)}
              isTried={isTried}
              asksForInvoice={refusal?.code === 'InvoiceAddressRequired'}
            />
            <HowPaid {...answer(5)} />
          </div>
        </fieldset>
      </main>
      <aside className="tel-rail on-dark" aria-label={m.telephone_slip()}>
        <div>
          <OrderSlip draft={draft} menu={menu} quote={quote} isOld={isOld} />
          <div className="tel-order">
            <p className="num" aria-hidden="true">
              {money(draft.items.length > 0 ? (quote?.total ?? 0) : 0)}
            </p>
            <Button
              size="large"
              wide
              busy={isBusy}
              aria-disabled={(!isOpen && wrong.firstQuestion !== undefined) || undefined}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={() => void press()}
            >
              <Chain size={24} />
              {isOpen ? m.telephone_order_again() : m.telephone_order()}
            </Button>
          </div>
          <Remarks wrong={wrong} isTried={isTried} isOpen={isOpen} />
          {isBegun(draft) ? (
            <Button variant="quiet" disabled={isBusy} onClick={() => restart()}>
              {m.telephone_drop()}
            </Button>
          ) : dropped ? (
            <Button variant="quiet" onClick={() => change(() => dropped)}>
              {m.telephone_drop_undo()}
            </Button>
          ) : null}
          <Keys />
        </div>
      </aside>
    </>
  );

  function restart() {
    setTried(false);
    setDropped(draft);
    change(newDraft);
    requestAnimationFrame(() => jumpTo(1));
  }
}

/** Goes to the first field of a question that will not do, or to what is to be answered in it. */
function goTo(question: number): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(`[data-question="${question}"] [aria-invalid]`);
    if (wrong) wrong.focus();
    else jumpTo(question);
  });
}

/** Below the button: what is wrong, what is missing, or what will happen. */
function Remarks({ wrong, isTried, isOpen }: { wrong: Wrong; isTried: boolean; isOpen: boolean }) {
  const time = useHeldUntil();
  const { missing, asWhole, atQuestion, firstQuestion } = wrong;
  const open = isOpen ? m.telephone_unanswered() : '';
  const what =
    missing.length > 0 && !isOpen ? m.telephone_missing({ what: listed(missing.map(missingWord)) }) : '';
  const mistake = firstQuestion === undefined ? '' : atQuestion(firstQuestion);
  const isLoud = isTried || isOpen;
  const aloud = asWhole?.text || open || what || mistake;
  const softly = what || asWhole?.text || mistake;
  return (
    <>
      <div role="alert">
        {isLoud && aloud ? (
          <p className="tel-problem">
            <TriangleAlert size={20} />
            {aloud}
          </p>
        ) : null}
      </div>
      {isLoud || !softly ? null : <p className="tel-remark">{softly}</p>}
      {aloud ? null : <p className="tel-remark">{m.telephone_after({ time })}</p>}
    </>
  );
}

function Keys() {
  return (
    <p className="tel-remark tel-keys">
      <kbd>1</kbd> {m.telephone_keys_to()} <kbd>5</kbd> {m.telephone_keys_jump()}, <kbd>Tab</kbd>{' '}
      {m.telephone_keys_next()}, <kbd>Enter</kbd> {m.telephone_keys_take()},{' '}
      <kbd>{m.telephone_key_control()} Enter</kbd> {m.telephone_keys_order()}
    </p>
  );
}
