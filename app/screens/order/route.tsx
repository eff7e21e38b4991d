import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { later } from '../../loading/later.tsx';
import type { PageNames } from '../../page/page-names.ts';
import type { Done } from './order-notes.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderUnseen } from './order-unseen.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { useLinkedOrder } from './use-linked-order.ts';
import './order.css';
import './stage.css';
import './cancel/cancel.css';

const OrderCards = later(() => import('./order-cards.tsx'), <OrderWaiting />);
const OrderChange = later(() => import('./change/order-change.tsx'), <OrderWaiting />);

export const handle: PageNames = {
  title: m.order_page_title,
  crumbs: () => ({ order: m.order_crumb() }),
};

/**
 * An order’s own page, opened by the link in its e-mails; `?cards` shows those for its buffet, `?change` what can be
 * different about it. The server knows nothing of whose it is.
 */
export default function Order() {
  const { look, retry } = useLinkedOrder();
  const [query] = useSearchParams();
  const [done, setDone] = useState<Done | null>(null);
  const navigate = useNavigate();
  if (look.status === 'loading') return <OrderWaiting />;
  if (look.status !== 'seen') {
    // An app of a bank comes back in another tab, which knows no link.
    const isPaidElsewhere = look.status === 'unknown' && query.has('changed');
    return <OrderUnseen why={isPaidElsewhere ? 'paid' : look.status} onRetry={retry} />;
  }
  const { order } = look.seen;
  const locale = getLocale();
  if (query.has('cards')) return <OrderCards order={order} locale={locale} />;
  if (query.has('change') && order.status === 'PAID') {
    return (
      <OrderChange
        link={look.link}
        order={order}
        locale={locale}
        onStale={retry}
        onChanged={(difference) => {
          setDone({ kind: 'changed', difference });
          void navigate('/order', { replace: true });
          retry();
        }}
      />
    );
  }
  return <OrderPage {...look} locale={locale} done={done} onDone={setDone} onStale={retry} />;
}
