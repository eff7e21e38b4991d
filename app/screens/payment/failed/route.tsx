import { m } from '#messages';
import { UnpaidPage } from '../unpaid-page.tsx';

/** Where the payment provider sends the customer who did not pay (spec §2). */
export default function PaymentFailed() {
  return <UnpaidPage title={m.payment_failed_title()} text={m.payment_failed()} />;
}
