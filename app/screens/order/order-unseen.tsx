import { m } from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Unseen } from '../../api/order-link.ts';
import { Linked } from '../../page/linked.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';
import { useCompany } from '../../page/use-company.ts';

const words = {
  paid: { title: m.order_paid_elsewhere_title, text: m.order_paid_elsewhere },
  unknown: { title: m.order_unknown_title, text: m.order_unknown },
  offline: { title: m.order_offline_title, text: m.order_offline },
  failed: { title: m.order_failed_title, text: m.order_failed },
} as const;

/** Why there is no order to be seen, and what to do about it. */
export function OrderUnseen({ why, onRetry }: { why: Unseen | 'paid'; onRetry: () => void }) {
  const { phone } = useCompany();
  const { title, text } = words[why];
  return (
    <>
      <PageTitle title={title()} />
      <PlateOnTable tone={why === 'unknown' ? 'bad' : 'wait'} />
      <div className="cloth">
        <div className="gutter order-unseen" role="status">
          <p className="text-lead">
            <Linked text={text({ phone })} />
          </p>
          {why === 'unknown' || why === 'paid' ? (
            <ButtonLink to="/orders" variant="side">
              {m.orders_title()}
            </ButtonLink>
          ) : (
            <Button variant="side" onClick={onRetry}>
              {m.orders_retry()}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
