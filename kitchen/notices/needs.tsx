import { ChevronRight, CircleSlash } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import type { Notice } from '../api/notices.ts';
import type { DishOut } from '../day/out/dishes-out.ts';
import { textOf } from '../menu/dish-words.ts';
import { dishName, money } from '../order/order-words.ts';
import { NoticeIcon } from './notice-icon.tsx';
import { noticeWords } from './notice-words.ts';

/**
 * What needs a person, the worst first, for the edge of a board; nothing where nothing is open. Who waits at a door comes
 * before what is sold out and still ordered, and that, which goes by itself with the last order that has it, before all that
 * can wait.
 */
export function Needs({
  notices,
  out,
  most = 4,
}: {
  notices: readonly Notice[];
  out: readonly DishOut[];
  most?: number;
}) {
  if (notices.length + out.length === 0) return null;
  // The worst of the others always stands there.
  const room = Math.max(2, most - out.length);
  const shown = notices.slice(0, notices.length > room ? room - 1 : room);
  const more = notices.length - shown.length;
  const isAtDoor = ({ kind }: Notice) => kind === 'NOBODY_THERE';
  return (
    <section className="needs" aria-labelledby="needs-title">
      <h2 id="needs-title">
        {m.notices_title()} <span className="needs-count">{notices.length + out.length}</span>
      </h2>
      <ul>
        {shown.filter(isAtDoor).map((notice) => (
          <NoticeLink key={notice.path} notice={notice} />
        ))}
        {out.map(({ productId, name, orders }) => (
          <li key={productId}>
            <Link to={`/order/${orders[0].publicProductOrderId}`}>
              <CircleSlash size={24} />
              <span>
                <b>{m.day_out_today({ dish: dishName(name) })}</b>
                <small>
                  {m.day_out_still({
                    count: orders.length,
                    bons: orders.map(({ bon }) => bon ?? '–').join(', '),
                  })}
                </small>
              </span>
              <ChevronRight size={22} />
            </Link>
          </li>
        ))}
        {shown
          .filter((notice) => !isAtDoor(notice))
          .map((notice) => (
            <NoticeLink key={notice.path} notice={notice} />
          ))}
        {more > 0 ? (
          <li>
            <Link to="/notices" className="needs-more">
              <span>{m.notices_more({ count: more })}</span>
              <ChevronRight size={22} />
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function NoticeLink({ notice }: { notice: Notice }) {
  return (
    <li>
      <Link to={addressOf(notice)}>
        <NoticeIcon kind={notice.kind} />
        <span>
          <b>{noticeWords(notice).title}</b>
          <small>{aboutText(notice)}</small>
        </span>
        <ChevronRight size={22} />
      </Link>
    </li>
  );
}

/** Where somebody can do something about it. */
function addressOf({ order, plan }: Notice): string {
  if (plan) return `/menu/${plan.productId}`;
  return order ? `/order/${order.publicProductOrderId}` : '/notices';
}

/** How much it is about, and whose order. */
function aboutText({ amount, order, about, plan }: Notice): string {
  if (plan) return textOf(plan.name) || m.menu_nameless();
  const name = order ? [order.name, order.bon === null ? '' : m.day_bon({ bon: order.bon })] : [about ?? ''];
  return [amount === null ? '' : money(amount), ...name].filter(Boolean).join(', ');
}
