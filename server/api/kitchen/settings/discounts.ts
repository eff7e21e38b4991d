import {
  addKitchenDiscount,
  changeKitchenDiscount,
  type KitchenDiscounts,
  listKitchenDiscounts,
} from '#contract/kitchen/settings/discounts.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import type { Deps } from '../../../deps.ts';
import * as codes from '../../../services/kitchen/shop/discounts.ts';
import { newRoutes } from '../../routes.ts';

export function discountRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listKitchenDiscounts, async (c) =>
      c.json(present(await codes.kitchenDiscounts(deps, c.get('staff'))), 200),
    )
    .openapi(addKitchenDiscount, async (c) => {
      const { percent = null, amount, minimum, ...what } = c.req.valid('json');
      const added = await codes.addKitchenDiscount(deps, c.get('staff'), {
        ...what,
        percent,
        amount: amount === undefined ? null : centsOf(amount),
        minimumTotal: centsOf(minimum),
      });
      return c.json(present(added), 200);
    })
    .openapi(changeKitchenDiscount, async (c) => {
      const { code } = c.req.valid('param');
      const change = c.req.valid('json');
      return c.json(present(await codes.changeKitchenDiscount(deps, c.get('staff'), code, change)), 200);
    });
}

function present({
  discounts,
  year,
  now,
}: Awaited<ReturnType<typeof codes.kitchenDiscounts>>): KitchenDiscounts {
  return {
    discounts: discounts.map(({ amount, minimumTotal, validFrom, validUntil, createdAt: _, ...row }) => ({
      ...row,
      amount: amount === null ? null : euroOf(amount),
      minimum: euroOf(minimumTotal),
      from: validFrom && berlinDay(validFrom.getTime()),
      // It ends with the midnight after its last day, and one that was ended on that very day.
      until: validUntil && berlinDay(validUntil.getTime() - 1),
      isOver: validUntil !== null && validUntil.getTime() <= now,
    })),
    year: { given: euroOf(year.given), orders: year.orders },
  };
}
