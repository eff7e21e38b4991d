import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { Alert } from '#ui/alert.tsx';
import { dayAndMonth } from '../../parts/words.ts';

/** Where an allergen is added: how many orders to come have the dish, and how many of them ask in their note to avoid it. */
export function AddedAllergens({
  before,
  after,
  ordered: { toCome = [] },
  fromDay,
}: {
  before: MenuProduct | null;
  after: MenuProduct;
  ordered: MenuProductDetails['ordered'];
  /** From when on it is so; undefined for now. */
  fromDay: Day | undefined;
}) {
  const had = before?.allergens ?? [];
  const added = (after.allergens ?? []).filter((slug) => !had.includes(slug));
  const orders = toCome.filter(({ day }) => fromDay === undefined || day === null || day >= fromDay);
  if (added.length === 0 || orders.length === 0) return null;
  const count = orders.length;
  const until = orders
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
  const asking = orders.filter(({ avoids }) => added.some((slug) => avoids.includes(slug))).length;
  return (
    <Alert kind={asking > 0 ? 'error' : 'note'}>
      <p>
        {until ? m.publish_ordered_until({ count, day: dayAndMonth(until) }) : m.publish_ordered({ count })}{' '}
        {asking > 0 ? m.publish_asking({ count: asking }) : m.publish_none_asking()}
      </p>
    </Alert>
  );
}
