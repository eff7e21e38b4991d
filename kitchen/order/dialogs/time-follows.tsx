import { Mail, PackageOpen, Percent, ReceiptText, TriangleAlert, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { readyBy } from '#rules/orders/work/ready-by.ts';
import { listed, longDay, shortTime } from '../../parts/words.ts';
import { isBegun } from '../change/lost-work.ts';
import { agreedTime, dishName, whoText } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { useCancelQuote } from './cancel-fee.tsx';
import type { PortionsAt } from './use-portions-at.ts';

/** What moves along when an order is moved: its times, the load, its number, its run, and who hears of it. */
export function TimeFollows({
  order,
  day,
  time,
  portionsAt,
  isOverbooked,
  isTooShort,
  late,
}: {
  order: ShownDetails;
  day: Day;
  time: Time | null;
  portionsAt: PortionsAt;
  /** There is no room at that time. */
  isOverbooked: boolean;
  /** It would have to be packed by now. */
  isTooShort: boolean;
  /** Dishes that should be begun already. */
  late: ShownDetails['items'];
}) {
  const { fulfilment, bon, run } = order;
  const isOtherDay = day !== order.day;
  const before = order.day && order.time ? `${order.day}T${order.time}` : null;
  const ready = (at: Time) => shortTime(readyBy({ time: at, fulfilment }));
  const { quote } = useCancelQuote(order);
  const load = time === null ? 0 : (portionsAt.get(time) ?? 0);
  return (
    <>
      <h3>{m.time_what_moves()}</h3>
      <dl className="slip-sums">
        <Change
          label={fulfilment === 'PICKUP' ? m.time_pickup() : m.time_delivery()}
          before={isOtherDay || !order.time ? agreedTime(before) : shortTime(order.time)}
          after={time && (isOtherDay ? agreedTime(`${day}T${time}`) : shortTime(time))}
        />
        <Change
          label={m.time_ready()}
          before={order.time ? ready(order.time) : ''}
          after={time && ready(time)}
        />
        {time === null ? null : (
          <Change
            label={m.time_load({ time: shortTime(time) })}
            before={String(load)}
            after={String(load + order.portions)}
          />
        )}
        <div>
          <dt>{m.time_costs()}</dt>
          <dd className="num">{m.time_costs_none()}</dd>
        </div>
      </dl>
      <ul className="slip-follows">
        {isOverbooked ? (
          <Follows isBad icon={<TriangleAlert size={24} />}>
            {m.time_overbooked()}
          </Follows>
        ) : null}
        {time && isTooShort ? (
          <Follows isBad icon={<TriangleAlert size={24} />}>
            {m.time_too_short_to_pack({ time: ready(time) })}
          </Follows>
        ) : null}
        {late.length > 0 && !isTooShort ? (
          <Follows isBad icon={<TriangleAlert size={24} />}>
            {m.late_to_begin({ dishes: listed(late.map(({ name }) => dishName(name))) })}
          </Follows>
        ) : null}
        {run ? (
          <Follows isBad={isOtherDay} icon={<Truck size={24} />}>
            {isOtherDay
              ? m.time_off_run({ number: run.number, day: longDay(day) })
              : m.time_stays_on_run({ number: run.number })}
          </Follows>
        ) : null}
        {isOtherDay && !run && fulfilment === 'DELIVERY' ? (
          <Follows icon={<Truck size={24} />}>{m.time_on_no_run({ day: longDay(day) })}</Follows>
        ) : null}
        {isOtherDay && before !== null && isBegun(order) ? (
          <Follows isBad icon={<PackageOpen size={24} />}>
            {m.time_begins_anew({ day: longDay(day) })}
          </Follows>
        ) : null}
        {isOtherDay ? (
          <Follows icon={<ReceiptText size={24} />}>
            {bon === null
              ? m.time_first_bon({ day: longDay(day) })
              : m.time_new_bon({ day: longDay(day), bon })}
          </Follows>
        ) : null}
        {quote && quote.feePercent > 0 ? (
          <Follows icon={<Percent size={24} />}>{m.time_fee_stays({ percent: quote.feePercent })}</Follows>
        ) : null}
        <Follows icon={<Mail size={24} />}>
          {before === null
            ? m.time_mail_set({ name: whoText(order) })
            : m.time_mail({ name: whoText(order) })}
        </Follows>
      </ul>
    </>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        {after === null || after === before ? (
          before
        ) : (
          <>
            <s>{before}</s> {after}
          </>
        )}
      </dd>
    </div>
  );
}

/** Something that follows from what a dialog does. */
export function Follows({
  icon,
  isBad = false,
  children,
}: {
  icon: ReactNode;
  isBad?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={isBad ? 'bad' : undefined}>
      {icon}
      <span>{children}</span>
    </li>
  );
}
