import { Check, TriangleAlert } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { FedGroup } from '#rules/plan/fed.ts';
import { eatEverything } from '#rules/plan/guests-without.ts';
import { perHead } from '#rules/plan/per-head.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { formatMoney } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { choiceName } from '../../../product/declarations.ts';
import { dietCounts } from '../../../product/diet-counts.ts';
import { countText } from '../count-text.ts';
import plates from '../plates.svg?url';
import type { LaidProps } from './laid-props.ts';

/** Up to so many guests have a plate each. */
const mostPlates = 40;

/** A plate for every guest, full when he is fed; what the plates show stands below them in words. */
export function Seats({ settled: { laid }, wish, fed }: LaidProps) {
  const each = wish.guests > mostPlates ? 5 : 1;
  return (
    <div className="plan-seats">
      <DoubleLine />
      <p className="paper paper-tent plan-enough">
        <b className="num">{m.plan_enough({ count: fed.enough })}</b>
        {m.plan_a_head({ amount: formatMoney(perHead(laid.price, wish), getLocale()) })}
      </p>
      <ul className="gutter plan-groups" aria-label={m.plan_seats()}>
        {fed.groups.map((group) => (
          <Group key={group.who ?? 'all'} group={group} each={each} wish={wish} />
        ))}
      </ul>
      {each > 1 || fed.without.length > 0 ? (
        <p className="gutter grid pb-4 text-small text-muted">
          {fed.without
            .map(({ who, guests, dishes }) =>
              m.plan_without_fits({
                named: m.plan_without({ count: guests, name: choiceName(who) }),
                count: dishes,
                dishes: fed.dishes,
              }),
            )
            .concat(fed.without.length > 0 ? m.product_traces() : [])
            .concat(each > 1 ? m.plan_seats_five() : [])
            .map((text) => (
              <span key={text}>{text}</span>
            ))}
        </p>
      ) : null}
    </div>
  );
}

function Group({
  group: { who, guests, fed, dishes },
  each,
  wish,
}: {
  group: FedGroup;
  each: number;
  wish: Wish;
}) {
  const name = who
    ? dietCounts[who]({ count: guests })
    : m.plan_everything({ count: countText(eatEverything(wish)) });
  const isFed = fed === guests && (who === null || dishes > 0);
  return (
    <li className="plan-group">
      <span className="plan-plates" aria-hidden="true">
        {Array.from({ length: Math.ceil(guests / each) }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: plates are places, the first ones are the full ones
            key={index}
            className="plan-plate"
            data-fed={(index + 1) * each <= fed || fed === guests ? '' : undefined}
          >
            <svg viewBox="0 0 60 42" aria-hidden="true">
              <use href={`${plates}#plate`} />
              <use href={`${plates}#${who ?? 'all'}`} className="plan-food" />
            </svg>
            {who ? (
              <svg viewBox="0 0 17 24" className="plan-flag" aria-hidden="true">
                <use href={`${plates}#flag-${who}`} />
              </svg>
            ) : null}
          </span>
        ))}
      </span>
      <span className="plan-group-text">
        <b className="num">{name}</b>
        <span data-bad={isFed ? undefined : ''}>
          {isFed ? <Check size={18} /> : <TriangleAlert size={18} />}
          {isFed
            ? m.plan_dishes({ count: dishes })
            : dishes === 0
              ? m.plan_no_dish()
              : m.plan_hungry({ count: guests - fed })}
        </span>
      </span>
    </li>
  );
}
