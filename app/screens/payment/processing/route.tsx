import { m } from '#messages';
import type { PageNames } from '../../../page/page-names.ts';
import { PaidPage } from '../paid-page.tsx';

export const handle: PageNames = {
  title: m.shell_title_payment,
  name: m.shell_crumb_processing,
  crumbs: () => ({ payment: m.shell_crumb_payment(), processing: m.shell_crumb_processing() }),
};

/** A payment that takes its time: asks the shop, and says that nobody needs to wait. */
export default function PaymentProcessing() {
  return <PaidPage waitingTitle={m.payment_processing_title()} waitingText={m.payment_processing()} />;
}
