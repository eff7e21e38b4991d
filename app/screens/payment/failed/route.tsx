import { m } from '#messages';
import type { PageNames } from '../../../page/page-names.ts';
import { UnpaidPage } from '../unpaid-page.tsx';

export const handle: PageNames = {
  title: m.shell_title_payment,
  name: m.shell_crumb_failed,
  crumbs: () => ({ payment: m.shell_crumb_payment(), failed: m.shell_crumb_failed() }),
};

/** Where the payment provider sends the customer who did not pay (spec §2). */
export default function PaymentFailed() {
  return <UnpaidPage title={m.payment_failed_title()} text={m.payment_failed()} />;
}
