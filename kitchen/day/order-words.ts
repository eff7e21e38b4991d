import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import type { PlateState } from '../parts/plate.tsx';
import { stageWord } from '../parts/words.ts';

/** What the plate of an order says. */
export function plateState({ state, stage }: Pick<KitchenOrder, 'state' | 'stage'>): PlateState {
  return state === 'CANCELED' ? 'CANCELED' : stage;
}

/** How an order stands, in a word. */
export function stateWord({
  state,
  stage,
  fulfilment,
}: Pick<KitchenOrder, 'state' | 'stage' | 'fulfilment'>): string {
  if (state === 'CANCELED') return m.stage_canceled();
  return state === 'PAYMENT_UNDER_WAY' ? m.stage_underway() : stageWord(stage, fulfilment);
}

/** Where an order goes, as far as one may know: `10999 Berlin`, or that it is fetched. */
export function placeOf({ fulfilment, contact }: Pick<KitchenOrder, 'fulfilment' | 'contact'>): string {
  if (fulfilment === 'PICKUP') return m.day_pickup();
  return contact?.address.split(', ').at(-1) || m.day_delivery();
}
