import { m } from '#messages';
import { UnpaidPage } from '../unpaid-page.tsx';

/** A payment that the customer called off. */
export default function PaymentCanceled() {
  return <UnpaidPage title={m.payment_canceled_title()} text={m.payment_canceled()} />;
}
