import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { fedBy } from '#rules/plan/fed.ts';
import type { TableLine } from '#rules/planner/dish.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { Alert } from '#ui/alert.tsx';
import { courseNames } from '../course-names.ts';
import { dietName } from '../declarations.ts';
import { NamedDishes, type Swap } from './named-dishes.tsx';
import type { Menu } from './use-menu.ts';
import './guests.css';

/**
 * Whether a table is for those who come: for how many it is enough, which course and which diet is short, and which dishes
 * name an allergen of theirs. A warning never blocks.
 */
export function TableGuests({
  wish,
  menu,
  table,
  onSwap,
  children,
}: {
  wish: Wish;
  menu: Menu;
  table: readonly TableLine[];
  onSwap: Swap;
  /** What is said besides, and can be done. */
  children?: ReactNode;
}) {
  const { enough, short, groups } = fedBy(menu.dishes, table, wish);
  const hungry = groups.flatMap(({ who, fed, guests }) =>
    who && fed < guests ? [{ who, fed, guests }] : [],
  );
  const isEnough = enough >= wish.guests && hungry.length === 0;
  return (
    <section aria-label={m.cart_table_label()} className="table-guests">
      {allergenChoices.map((who) => (
        <NamedDishes key={who} who={who} wish={wish} table={table} menu={menu} onSwap={onSwap} />
      ))}
      <Alert kind={isEnough ? 'note' : 'error'} isSaid>
        <p className="table-guests-enough">
          {isEnough ? <Check size={22} className="flex-none text-dill-ink" /> : null}
          <b>{enoughWords(enough, wish.guests)}</b>
        </p>
        {isEnough ? null : (
          <ul>
            {short.map(({ course, fed }) => (
              <li key={course}>
                {m.cart_table_fed({ who: courseNames[course](), fed, guests: wish.guests })}
              </li>
            ))}
            {hungry.map(({ who, fed, guests }) => (
              <li key={who}>{m.cart_table_fed({ who: dietName(who), fed, guests })}</li>
            ))}
          </ul>
        )}
        {Object.values(wish.without).some(Boolean) ? <p>{m.product_traces()}</p> : null}
        {children}
      </Alert>
    </section>
  );
}

/** Nobody goes without all of it where only one course is missing: that is said below. */
function enoughWords(count: number, guests: number): string {
  if (count >= guests) return m.cart_table_enough({ count: guests });
  return count === 0 ? m.cart_table_not_all({ guests }) : m.cart_table_short({ count, guests });
}
