import type { ReactNode } from 'react';
import { m } from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { browserApi } from '../../api/browser.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import { Receipt } from './receipt.tsx';
import { ResultPage, ResultProblem } from './result-page.tsx';
import { useSettlement } from './use-settlement.ts';

/** Where the receipt is to come, so that it does not push the footer away. */
const room = 'min-h-[32rem] print:min-h-0';

/** Confirms a payment with the shop and says how it stands; asks for about 15 s before it stops waiting. */
export function PaidPage({ waitingTitle, waitingText }: { waitingTitle: string; waitingText: string }) {
  const { state, productOrderId, again } = useSettlement('PAID');
  const away = (
    <>
      <ButtonLink to="/orders" variant="side">
        {m.payment_to_orders()}
      </ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {m.payment_to_home()}
      </ButtonLink>
    </>
  );

  switch (state.kind) {
    case 'settling':
      return (
        <ResultPage tone="wait" isBusy title={waitingTitle} actions={away} aside={<div className={room} />}>
          <p>{waitingText}</p>
        </ResultPage>
      );
    case 'paid':
      return <Paid productOrderId={productOrderId ?? ''} away={away} />;
    case 'signed-out':
      return (
        <ResultPage tone="good" title={m.payment_thanks_signed_out()} actions={away}>
          <p>{m.payment_confirmation_later()}</p>
        </ResultPage>
      );
    case 'unconfirmed':
      return (
        <ResultPage
          tone="wait"
          title={m.payment_processing_title()}
          actions={
            <>
              <Button onClick={again}>{m.payment_check_again()}</Button>
              {away}
            </>
          }
        >
          <p>{m.payment_processing()}</p>
        </ResultPage>
      );
    case 'canceled':
      return (
        <ResultPage tone="bad" title={m.payment_canceled_title()} actions={away}>
          <ResultProblem>{m.payment_was_canceled()}</ResultProblem>
        </ResultPage>
      );
    case 'no-order':
      return (
        <ResultPage tone="bad" title={m.payment_update_failed_title()} actions={away}>
          <ResultProblem>{m.payment_no_order_id()}</ResultProblem>
        </ResultPage>
      );
    case 'failed':
      return (
        <ResultPage
          tone="bad"
          title={m.payment_update_failed_title()}
          actions={
            <>
              <Button onClick={again}>{m.payment_retry()}</Button>
              {away}
            </>
          }
        >
          <ResultProblem>{m.payment_update_failed()}</ResultProblem>
          <p>
            <ButtonLink to="/contact" variant="quiet">
              {m.payment_to_contact()}
            </ButtonLink>
          </p>
        </ResultPage>
      );
  }
}

/** Thanks for the order, shows what was ordered, and leads to its own page; until that is known, to all orders. */
function Paid({ productOrderId, away }: { productOrderId: string; away: ReactNode }) {
  const { state } = useLoaded(browserApi.orders, () => undefined);
  const orders = state.status === 'ready' ? state.value : [];
  const order = orders.find(({ publicProductOrderId }) => publicProductOrderId === productOrderId);
  return (
    <ResultPage
      tone="good"
      title={m.payment_success_title()}
      actions={
        <>
          <a className="button button-main" href={order?.link ? `/order#${order.link}` : '/orders'}>
            {m.payment_to_order()}
          </a>
          {away}
        </>
      }
      aside={<div className={room}>{order ? <Receipt order={order} /> : null}</div>}
    >
      <p>{m.payment_thanks()}</p>
      <p>{m.payment_confirmation()}</p>
    </ResultPage>
  );
}
