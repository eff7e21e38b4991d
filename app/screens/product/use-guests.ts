import { useState } from 'react';
import type { Product } from '#contract/shop/products.ts';
import { type PiecesForGuests, piecesForGuests } from '#rules/catalogue/pieces-for-guests.ts';
import { guestsInForce } from '#rules/plan/guests-in-force.ts';
import { useCart } from '../../stores/cart.ts';
import { useWhoComes } from '../../stores/who-comes.ts';
import type { DishCategory } from './load-dish.ts';

/** How many of a dish the guests need. */
export interface Need extends PiecesForGuests {
  readonly guests: number;
  /** How many somebody has said, here or in the cart; null for nobody. */
  readonly said: number | null;
  readonly setGuests: (guests: number) => void;
}

/** For how many it is asked: what was typed here, else those of the planned table or the cart, else as many as one is enough for. */
export function useGuests({ serves }: Pick<Product, 'serves'>, category: DishCategory): Need | null {
  const { guestCount } = useCart();
  const coming = useWhoComes();
  const [typed, setGuests] = useState<number | null>(null);
  if (!serves) return null;
  const said = typed ?? guestsInForce(coming?.guests ?? null, guestCount);
  const guests = said ?? serves.from;
  return { guests, said, setGuests, ...piecesForGuests(guests, { serves, category: category?.name ?? '' }) };
}
