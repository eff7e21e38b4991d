import { useSearchParams } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { later } from '../../loading/later.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { OrderPage } from './order-page.tsx';
import { OrderUnseen } from './order-unseen.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { useLinkedOrder } from './use-linked-order.ts';
import './order.css';
import './stage.css';

const BuffetCards = later(() => import('./cards/buffet-cards.tsx'), <OrderWaiting />);

export const handle: PageNames = {
  title: m.order_page_title,
  crumbs: () => ({ order: m.order_crumb() }),
};

/** An order’s own page, opened by the link in its e-mails; `?cards` shows those for its buffet. The server knows nothing of whose it is. */
export default function Order() {
  const { look, retry } = useLinkedOrder();
  const [query] = useSearchParams();
  if (look.status === 'loading') return <OrderWaiting />;
  if (look.status !== 'seen') return <OrderUnseen why={look.status} onRetry={retry} />;
  const { order } = look.seen;
  if (query.has('cards')) return <BuffetCards order={order} locale={getLocale()} />;
  return <OrderPage {...look} locale={getLocale()} />;
}
