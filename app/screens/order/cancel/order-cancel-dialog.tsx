import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ApiError } from '../../../api/client.ts';
import { errorText } from '../../../api/error-text.ts';
import { askCancelQuote, type Canceled, cancelOrder, needsSignIn } from '../../../api/order-changes.ts';
import { Linked } from '../../../page/linked.tsx';
import { whenOf } from '../order-words.ts';
import { useSignIn } from '../use-sign-in.ts';
import { FeeTable } from './fee-table.tsx';

/** Says what canceling costs now and what goes back before anything is done; keeping the order is the main button. */
export function OrderCancelDialog({
  link,
  order,
  locale,
  isMovable,
  open,
  onClose,
  onCanceled,
}: {
  link: string;
  order: LinkedOrder;
  locale: Locale;
  /** Whether its customer may move it to another day. */
  isMovable: boolean;
  open: boolean;
  onClose: () => void;
  onCanceled: (done: Canceled) => void;
}) {
  const [quote, setQuote] = useState<CancelQuote | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const signIn = useSignIn();
  const { version } = order;
  const money = (euro: number) => formatMoney(centsOf(euro), locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or round asks the same again
  useEffect(() => {
    if (!open) return;
    const control = new AbortController();
    askCancelQuote(link, control.signal).then(
      (answer) => {
        if (control.signal.aborted) return;
        setFailed(false);
        setQuote(answer);
      },
      (error) => {
        if (control.signal.aborted) return;
        setFailed(true);
        setProblem(errorText(error, m.order_cancel_failed()));
      },
    );
    return () => control.abort();
  }, [link, open, version, round]);

  function close() {
    setProblem(null);
    onClose();
  }

  async function cancel() {
    if (!quote) return;
    setBusy(true);
    setProblem(null);
    try {
      onCanceled(await cancelOrder(order.publicProductOrderId, quote.fee));
    } catch (error) {
      if (needsSignIn(error)) return signIn('/order?cancel');
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'OrderNotFound') return setProblem(m.order_other_account());
      setProblem(errorText(error, m.order_cancel_failed()));
      setRound((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  const free = quote?.stages.find(({ percent, until }) => percent === 0 && until !== null);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.order_cancel_title()}
      closeLabel={m.order_close()}
      className="order-cancel"
    >
      {problem ? (
        <Alert className="mb-4">
          <p>
            <Linked text={problem} />
          </p>
          {isFailed ? (
            <Button variant="quiet" onClick={() => setRound(round + 1)}>
              {m.order_try_again()}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {quote ? (
        <>
          <p>
            {quote.fee === 0
              ? m.order_cancel_free()
              : free?.until
                ? m.order_cancel_was_free({ when: whenOf(free.until, locale) })
                : m.order_cancel_costs()}
          </p>
          <FeeTable stages={quote.stages} locale={locale} />
          <p className="sum-total">
            <span>{m.order_cancel_back()}</span>
            <b className="num">{money(quote.refund)}</b>
          </p>
          <p className="text-muted text-small">
            {quote.refund > 0 ? `${m.order_money_way()} ` : ''}
            {m.order_cancel_final()}
          </p>
          {order.change?.paymentUnderWay ? (
            <p className="mt-2 text-small">
              {m.order_cancel_under_way({ amount: money(order.change.difference) })}
            </p>
          ) : null}
          <div className="order-cancel-buttons">
            <Button variant="side" wide busy={isBusy} onClick={() => void cancel()}>
              {quote.refund > 0
                ? m.order_cancel_do({ amount: money(quote.refund) })
                : m.order_cancel_do_none()}
            </Button>
            <Button wide onClick={close}>
              {m.order_cancel_keep()}
            </Button>
          </div>
          {isMovable ? (
            <p className="text-small">
              {m.order_cancel_move()}{' '}
              <Link className="order-link" to="/order?change" replace>
                {m.order_cancel_move_link()}
              </Link>
            </p>
          ) : null}
        </>
      ) : isFailed ? null : (
        <p role="status" className="skeleton order-cancel-waiting">
          <span className="sr-only">{m.order_change_asking()}</span>
        </p>
      )}
    </Dialog>
  );
}
