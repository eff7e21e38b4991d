import { m } from '#messages';
import type { PageNames } from '../../../page/page-names.ts';
import { PaidPage } from '../paid-page.tsx';

export const handle: PageNames = {
  title: m.shell_title_payment,
  name: m.shell_crumb_success,
  crumbs: () => ({ payment: m.shell_crumb_payment(), success: m.shell_crumb_success() }),
};

/** Where the payment provider sends the customer after paying (spec §2). */
export default function PaymentSuccess() {
  return <PaidPage waitingTitle={m.payment_checking_title()} waitingText={m.payment_checking()} />;
}
