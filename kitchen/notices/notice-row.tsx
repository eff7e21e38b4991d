import { Check, Landmark, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Notice } from '../api/notices.ts';
import { textOf } from '../menu/dish-words.ts';
import { agreedTime, byText, money, whenText } from '../order/order-words.ts';
import { NewLink } from './new-link.tsx';
import { NoticeIcon } from './notice-icon.tsx';
import { noticeWords } from './notice-words.ts';

/**
 * A notice with what to do about it, whom to ring, the way to its order, and that it was seen to; of money that is to be
 * sent back, the way to note that it was.
 */
export function NoticeRow({
  notice,
  isOrderShown = true,
  isBusy,
  onClose,
}: {
  notice: Notice;
  /** Whether it says which order it is about: on that order's own page it does not. */
  isOrderShown?: boolean;
  isBusy: boolean;
  onClose: () => void;
}) {
  const { kind, order, amount, at, plan } = notice;
  const about = plan ? textOf(plan.name) || m.menu_nameless() : notice.about;
  const { title, todo } = noticeWords(notice);
  return (
    <li className="notice">
      <NoticeIcon kind={kind} />
      <div>
        <h2>
          {title}
          {amount === null ? null : <span className="num">{money(amount)}</span>}
        </h2>
        <p>{todo}</p>
        {notice.note ? (
          <p>
            {notice.by ? `${byText(notice.by)}: ` : null}
            <q>{notice.note}</q>
          </p>
        ) : null}
        <p className="muted">
          {isOrderShown && order ? `${order.name}, ${agreedTime(timeOf(order))} · ` : ''}
          {order ? '' : `${about ?? ''} · `}
          {m.notices_since({ when: whenText(at) })}
        </p>
        <p className="notice-ways">
          {isOrderShown && order ? (
            <Link className="o-link" to={`/order/${order.publicProductOrderId}`}>
              {m.notices_to_order()}
            </Link>
          ) : null}
          {notice.what === 'paid-twice' ? (
            <Link className="o-link" to={`/order/${notice.about}`}>
              {m.notices_to_other()}
            </Link>
          ) : null}
          {kind === 'QUESTION' && order ? (
            <Link
              className="o-link"
              to={`/order/${order.publicProductOrderId}?do=note`}
              state={{ own: !isOrderShown }}
              aria-label={notice.by ? m.notices_answer_named({ name: byText(notice.by) }) : undefined}
            >
              {m.notices_answer()}
            </Link>
          ) : null}
          {kind === 'MISSING' && order ? (
            <Link
              className="o-link"
              to={`/order/${order.publicProductOrderId}?do=reduce`}
              state={{ own: !isOrderShown }}
            >
              {m.order_reduce()}
            </Link>
          ) : null}
          {plan ? (
            <Link className="o-link" to={`/menu/${plan.productId}`}>
              {m.notices_to_dish()}
            </Link>
          ) : null}
          {order?.phone ? (
            <a className="o-link" href={`tel:${order.phone}`}>
              <Phone size={20} />
              {m.notices_ring({ phone: order.phone })}
            </a>
          ) : null}
          {kind === 'TELEPHONE_ORDER_UNPAID' && order ? (
            <NewLink orderId={order.publicProductOrderId} name={order.name} />
          ) : null}
        </p>
      </div>
      {notice.isOwed && order ? (
        <ButtonLink
          variant="side"
          to={`/order/${order.publicProductOrderId}?do=refunded`}
          state={{ own: !isOrderShown }}
          aria-label={`${m.order_refunded()}: ${order.name}`}
        >
          <Landmark size={22} />
          {m.order_refunded()}
        </ButtonLink>
      ) : (
        <Button
          variant="side"
          busy={isBusy}
          aria-label={m.notices_close_named({ notice: title, name: order?.name ?? about ?? '' })}
          onClick={onClose}
        >
          <Check size={22} />
          {m.notices_close()}
        </Button>
      )}
    </li>
  );
}

const timeOf = ({ day, time }: NonNullable<Notice['order']>) => (day && time ? `${day}T${time}` : null);
