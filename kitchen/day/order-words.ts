import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { m } from '#kitchen-messages';
import { type Ticks, workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import type { PlateState } from '../parts/plate.tsx';
import { stageWord } from '../parts/words.ts';

type Standing = Pick<KitchenOrder, 'state' | 'stage' | 'fulfilment'> & { readonly items: readonly Ticks[] };

/** What the plate of an order says. */
export function plateState({ state, stage, items }: Omit<Standing, 'fulfilment'>): PlateState {
  return state === 'CANCELED' ? 'CANCELED' : workedStage(stage, items);
}

/** How an order stands, in a word. */
export function stateWord({ state, stage, fulfilment, items }: Standing): string {
  if (state === 'CANCELED') return m.stage_canceled();
  return state === 'PAYMENT_UNDER_WAY'
    ? m.stage_underway()
    : stageWord(workedStage(stage, items), fulfilment);
}

/** Where an order goes, as far as one may know: `10999 Berlin`, or that it is fetched. */
export function placeOf({ fulfilment, contact }: Pick<KitchenOrder, 'fulfilment' | 'contact'>): string {
  if (fulfilment === 'PICKUP') return m.day_pickup();
  return (contact?.place ? contact.place.city : contact?.address.split(', ').at(-1)) || m.day_delivery();
}
