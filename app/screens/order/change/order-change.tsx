import { useEffect } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { readNote } from '#rules/orders/care/noted-guests.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { later } from '../../../loading/later.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import { PageTitle } from '../../../page/page-title.tsx';
import { useFootBar } from '../../../stores/foot.ts';
import { ChangeWaits, openChangeOf, waitsId } from '../order-notes.tsx';
import { whenOf } from '../order-words.ts';
import { useCosts } from '../use-costs.ts';
import { ChangeDetails } from './change-details.tsx';
import { ChangeDishes } from './change-dishes.tsx';
import { ChangePaper } from './change-paper.tsx';
import { ChangeStage } from './change-stage.tsx';
import { ChangeTime } from './change-time.tsx';
import { buttonWords, differenceWords } from './change-words.ts';
import { comingByNow } from './coming-by-now.ts';
import { KeptNote } from './kept-note.tsx';
import { useChange } from './use-change.ts';
import { agreedTime } from './wish.ts';
import { wrongAt, wrongInShort } from './wrong-at.ts';
import './change.css';
import './change-fields.css';

/** Only for an order whose instructions say who comes. */
const ChangeGuests = later(() => import('./change-guests.tsx'), false);

/** Only one change waits at a time: why this one cannot be pressed stands there. */
const toWaiting = () => document.getElementById(waitsId)?.focus();

/** Who comes, as the shop wrote it into the instructions; what was written last stands first. */
const notedIn = (notes: string) => readNote(notes).noted[0];

/** What is to be different about an order, and what that costs. Nothing counts before the button. */
export default function OrderChange(props: {
  link: string;
  order: LinkedOrder;
  locale: Locale;
  /** What is shown has changed: it is to be asked for again. */
  onStale: () => void;
  onChanged: (difference: number) => void;
}) {
  const { link, order, locale, onStale } = props;
  const { wish, count, rows, quote, isReady, isHeldUp, isBusy, press, set, ...change } = useChange(props);
  const { changeableUntil: until, isDayMoved } = useCosts(link, order);
  const waiting = openChangeOf(order);
  const wrong = wrongAt(change.error);
  const notes = wish.notes ?? order.deliveryInstruction ?? '';
  const ordered = notedIn(order.deliveryInstruction ?? '');
  const named = notedIn(notes) ?? ordered;
  const guests = named && comingByNow(named, wish.guests ?? '');
  useFootBar();
  useEffect(() => focusPage(), []);
  const button = (label: string) => (
    <Button wide busy={isBusy} aria-disabled={!isReady || undefined} onClick={isHeldUp ? toWaiting : press}>
      {label}
    </Button>
  );
  return (
    <div className="order-change">
      <PageTitle
        title={m.order_change_title()}
        sub={
          until === null
            ? m.order_change_nothing_yet()
            : `${m.order_change_sub({ when: whenOf(until, locale) })} ${m.order_change_nothing_yet()}`
        }
      />
      <ChangeStage rows={rows} locale={locale} />
      <DoubleLine />
      <div className="cloth">
        {waiting ? (
          <ChangeWaits
            order={order}
            change={waiting}
            locale={locale}
            returnTo="/order?change"
            onDropped={onStale}
          />
        ) : null}
        <KeptNote order={order} wish={change.tidy} locale={locale} onForget={change.forget} />
        {change.isMoved ? (
          <div className="gutter order-told">
            <Alert kind="note">
              <p>{m.order_change_meanwhile()}</p>
            </Alert>
          </div>
        ) : null}
        <div className="gutter order-columns">
          <div className="change-main">
            <ChangeDishes
              rows={rows}
              wrong={wrong.dishes}
              locale={locale}
              onQuantity={change.setQuantity}
              onAdd={change.add}
            />
            {guests ? (
              <ChangeGuests
                guests={guests}
                ordered={ordered}
                rows={rows}
                at={(wish.when ?? agreedTime(order))?.slice(11) ?? null}
                onSwap={change.swap}
              />
            ) : null}
            <ChangeTime
              agreed={agreedTime(order)}
              wanted={wish.when ?? agreedTime(order)}
              items={rows
                .filter(({ after }) => after > 0)
                .map(({ productId, after }) => `${productId}:${after}`)
                .join()}
              fulfilment={order.fulfilment}
              isDayMoved={isDayMoved}
              wrong={wrong}
              locale={locale}
              onChoose={(when) => set(() => ({ when }))}
            />
            <ChangeDetails
              order={order}
              wish={wish}
              notes={notes}
              productIds={rows.filter(({ after }) => after > 0).map(({ productId }) => productId)}
              noted={guests}
              isElsewhere={change.tidy.address !== undefined}
              wrong={wrong.address}
              isChecked={change.isChecked}
              onChange={(different) => set(() => different)}
            />
          </div>
          <ChangePaper
            order={order}
            wish={change.tidy}
            count={count}
            quote={quote}
            isAsking={change.isAsking}
            wrong={wrongInShort(wrong) ?? change.refused ?? undefined}
            locale={locale}
            onLeave={change.forget}
          >
            {button(quote ? buttonWords(quote.difference, locale) : m.order_change_do())}
          </ChangePaper>
        </div>
      </div>
      <div className="change-bar">
        <DoubleLine />
        <div className="gutter change-bar-row">
          <p>
            <b className="num">{quote ? differenceWords(quote.difference, locale) : '\u00a0'}</b>
            <small>{m.order_change_count({ count })}</small>
          </p>
          {button(quote && quote.difference > 0 ? m.order_change_do_pay_short() : m.order_change_do())}
        </div>
      </div>
    </div>
  );
}
