import { m } from '#messages';
import { PaidPage } from '../paid-page.tsx';

/** A payment that takes its time: asks the shop, and says that nobody needs to wait. */
export default function PaymentProcessing() {
  return <PaidPage waitingTitle={m.payment_processing_title()} waitingText={m.payment_processing()} />;
}
