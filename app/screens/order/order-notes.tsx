import { useEffect, useRef, useState } from 'react';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { dropChange, needsSignIn, type OpenChange } from '../../api/order-changes.ts';
import { refundText } from '../../order/order-texts.ts';
import { Linked } from '../../page/linked.tsx';
import { toast } from '../../stores/toasts.ts';
import { waitingWords } from './change/change-words.ts';
import { clockOf } from './order-words.ts';
import { useSignIn } from './use-sign-in.ts';

/** What has just been done with the order. */
export type Done =
  | { readonly kind: 'changed'; readonly difference: number }
  | { readonly kind: 'canceled'; readonly fee: number; readonly refund: number };

/** Says what has just been done, and what money goes where; the focus comes here, since what was pressed is gone. */
export function DoneNote({ done, order, locale }: { done: Done; order: LinkedOrder; locale: Locale }) {
  const place = useRef<HTMLDivElement>(null);
  const { status, version } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the page shows the order as it is now
  useEffect(() => place.current?.focus(), [status, version]);
  const money = (euro: number) => formatMoney(centsOf(euro), locale);
  // Nobody knows yet how far it is while the page still shows the order as it was.
  const refund = order.refund ?? { state: 'REQUESTED' as const, missing: 0 };
  const back = done.kind === 'canceled' ? done.refund : -done.difference;
  return (
    <div ref={place} tabIndex={-1} className="gutter order-told">
      <Alert kind="note" isSaid title={done.kind === 'canceled' ? m.order_canceled() : m.order_changed()}>
        {back > 0 ? <p>{refundText({ ...refund, amount: back }, money)}</p> : null}
        {back > 0 && refund.state !== 'FAILED' ? <p>{m.order_back_arrives()}</p> : null}
        {done.kind === 'canceled' && done.fee > 0 ? (
          <p>{m.order_fee_kept({ amount: money(done.fee) })}</p>
        ) : null}
        <p>{m.order_mail_comes()}</p>
      </Alert>
    </div>
  );
}

/** The order that was taken at the telephone in the place of this one: what somebody with the older link looks for. */
export function ReplacedNote({ by }: { by: NonNullable<LinkedOrder['replacedBy']> }) {
  return (
    <div className="gutter order-told">
      <Alert kind="note">
        <p>{m.order_replaced({ number: orderNumber(by.publicProductOrderId) })}</p>
        {by.link ? (
          <p className="order-told-acts">
            <a className="button button-side button-small" href={`/order#${by.link}`}>
              {m.order_replaced_see()}
            </a>
          </p>
        ) : null}
      </Alert>
    </div>
  );
}

/** A change of the order that waits for its money; a release that knows of none says nothing. */
export function openChangeOf(order: LinkedOrder): OpenChange | null {
  return order.change ?? null;
}

/** Where it is said that a change waits: whoever presses another one is led there. */
export const waitsId = 'change-waits';

interface Waiting {
  readonly order: LinkedOrder;
  readonly change: OpenChange;
  readonly locale: Locale;
}

/** A change waits for its money: what it would make different, and what can be done about it. */
export function ChangeWaits({
  returnTo,
  onDropped,
  ...waiting
}: Waiting & { returnTo: string; onDropped: () => void }) {
  const { order, change, locale } = waiting;
  const isUnderWay = change.paymentUnderWay === true;
  return (
    <div id={waitsId} tabIndex={-1} className="gutter order-told">
      <Alert kind="note" title={isUnderWay ? m.order_change_under_way() : m.order_change_waits()}>
        <ul className="order-told-what">
          {waitingWords(order, change, locale).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {isUnderWay ? (
          <UnderWay {...waiting} />
        ) : (
          <Unpaid {...waiting} returnTo={returnTo} onDropped={onDropped} />
        )}
      </Alert>
    </div>
  );
}

/** Its money is on its way: no time ends it, and nobody pays or drops it now. */
function UnderWay({ order: { phone }, change: { difference }, locale }: Waiting) {
  const amount = formatMoney(centsOf(difference), locale);
  return (
    <p>
      <Linked text={m.order_change_under_way_text({ amount, phone })} />
    </p>
  );
}

/** Nobody has paid it: until when, where to pay it, and how to drop it. */
function Unpaid({
  order,
  change: { until, checkoutUrl, difference },
  locale,
  returnTo,
  onDropped,
}: Waiting & { returnTo: string; onDropped: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const signIn = useSignIn();

  async function drop() {
    setBusy(true);
    try {
      await dropChange(order.publicProductOrderId);
      toast({ title: m.order_change_dropped() });
      onDropped();
    } catch (error) {
      if (needsSignIn(error)) return signIn(returnTo);
      const isOthers = error instanceof ApiError && error.code === 'OrderNotFound';
      const description = isOthers ? m.order_other_account() : errorText(error, m.order_failed_title());
      toast({ kind: 'error', title: m.order_change_not_dropped(), description });
      onDropped();
    } finally {
      setBusy(false);
    }
  }
  const amount = formatMoney(centsOf(difference), locale);
  return (
    <>
      <p>{m.order_change_waits_text({ amount, time: clockOf(until, locale) })}</p>
      <p className="order-told-acts">
        {checkoutUrl ? (
          <a className="button button-side button-small" href={checkoutUrl}>
            {m.order_change_pay({ amount })}
          </a>
        ) : null}
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void drop()}>
          {m.order_change_drop()}
        </Button>
      </p>
    </>
  );
}
