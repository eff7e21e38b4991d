import { centsOf, euroOf } from '../money/money.ts';
import { drinksOf } from './drinks.ts';

/** What an order costs at its door, in euro; a release before may not have said what of it is for which dish. */
interface Settled {
  readonly items: readonly {
    readonly minimumAge?: number | null | undefined;
    readonly deposit?: number | undefined;
  }[];
  readonly deposit: number;
  readonly hasDeposit: boolean;
}

/** An order as it is settled without its alcohol: bottles that stay in the van cost no deposit. */
export function withoutDrinks<Order extends Settled>(order: Order): Order {
  const kept = drinksOf(order.items).reduce((sum, { deposit = 0 }) => sum + centsOf(deposit), 0);
  const deposit = euroOf(centsOf(order.deposit) - kept);
  return { ...order, deposit, hasDeposit: deposit > 0 };
}
