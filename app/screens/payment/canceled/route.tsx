import { m } from '#messages';
import type { PageNames } from '../../../page/page-names.ts';
import { UnpaidPage } from '../unpaid-page.tsx';

export const handle: PageNames = {
  title: m.shell_title_payment,
  name: m.shell_crumb_canceled,
  crumbs: () => ({ payment: m.shell_crumb_payment(), canceled: m.shell_crumb_canceled() }),
};

/** A payment that the customer called off. */
export default function PaymentCanceled() {
  return <UnpaidPage title={m.payment_canceled_title()} text={m.payment_canceled()} />;
}
