import { m } from '#messages';
import { PaidPage } from '../paid-page.tsx';

/** Where the payment provider sends the customer after paying (spec §2). */
export default function PaymentSuccess() {
  return <PaidPage waitingTitle={m.payment_checking_title()} waitingText={m.payment_checking()} />;
}
