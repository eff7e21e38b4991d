import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { browserApi } from '../../api/browser.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import { HeldTime } from '../../order/held-time.tsx';
import { ResultPage, ResultProblem } from './result-page.tsx';
import { type SettlementState, useSettlement } from './use-settlement.ts';

/** Releases an order that was not paid. Money that arrived after all wins: then the success page takes over. */
export function UnpaidPage({ title, text }: { title: string; text: string }) {
  const { state, productOrderId } = useSettlement('CANCELED');
  const navigate = useNavigate();
  const isPaid = state.kind === 'paid';
  useEffect(() => {
    if (!isPaid || !productOrderId) return;
    navigate(`/payment/success?productOrderId=${encodeURIComponent(productOrderId)}`, { replace: true });
  }, [isPaid, productOrderId, navigate]);

  if (isPaid || state.kind === 'unconfirmed') {
    return (
      <ResultPage tone="wait" title={m.payment_processing_title()} actions={<ToOrders />}>
        <p>{isPaid ? m.payment_paid_after_all() : m.payment_processing()}</p>
        {isPaid ? null : <Held productOrderId={productOrderId} />}
      </ResultPage>
    );
  }
  return (
    <ResultPage
      tone="bad"
      title={title}
      isBusy={state.kind === 'settling'}
      actions={
        <>
          <ButtonLink to="/cart">{m.payment_to_cart()}</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {m.payment_to_home()}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <Outcome state={state} />
      {state.kind === 'failed' ? <Held productOrderId={productOrderId} /> : null}
    </ResultPage>
  );
}

/** An order that is open still has its time for a while, and can be paid from My orders. */
function Held({ productOrderId }: { productOrderId: string | null }) {
  const { state } = useLoaded(browserApi.orders, () => undefined);
  const orders = state.status === 'ready' ? state.value : [];
  const order = orders.find(({ publicProductOrderId }) => publicProductOrderId === productOrderId);
  if (order?.payNow !== 'POSSIBLE' || !order.heldUntil) return null;
  return (
    <>
      <HeldTime order={order} />
      <p>
        <ButtonLink to="/orders" variant="quiet">
          {m.payment_pay_from_orders()}
        </ButtonLink>
      </p>
    </>
  );
}

function ToOrders() {
  return (
    <ButtonLink to="/orders" variant="side">
      {m.payment_to_orders()}
    </ButtonLink>
  );
}

function Outcome({ state }: { state: SettlementState }) {
  switch (state.kind) {
    case 'settling':
      return <p>{m.payment_failed_processing()}</p>;
    case 'canceled':
      return <p>{m.payment_order_canceled()}</p>;
    case 'no-order':
      return <ResultProblem>{m.payment_no_order_id()}</ResultProblem>;
    case 'failed':
      return (
        <ResultProblem title={m.payment_update_failed_title()}>{m.payment_update_failed()}</ResultProblem>
      );
    default:
      return null;
  }
}
