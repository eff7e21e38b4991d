import type { MissingForCheckout } from './missing-for-checkout.ts';

/** The parts of the delivery step that something missing or refused belongs to, by their ids on the page. */
export const partIds = {
  products: 'checkout-summary',
  soldOut: 'cart-sold-out',
  address: 'delivery-where',
  unsaved: 'delivery-where',
  edited: 'delivery-where',
  area: 'delivery-where',
  minimum: 'checkout-summary',
  invoice: 'delivery-where',
  date: 'delivery-day',
  time: 'delivery-time',
  name: 'delivery-contact',
  phone: 'delivery-contact',
  company: 'invoice-to',
  discount: 'delivery-extras',
} as const satisfies Record<MissingForCheckout | 'discount', string>;

/** What is to be pressed where something is written and not saved. */
const saves: (keyof typeof partIds)[] = ['unsaved', 'edited'];

/** Leads eyes and focus to a part: to what is wrong there, else to what is chosen, else to what can be chosen first. */
export function toPart(part: keyof typeof partIds): void {
  const place = document.getElementById(partIds[part]);
  const find = (what: string) => place?.querySelector<HTMLElement>(what);
  const wrong = find(saves.includes(part) ? '[type=submit]' : ':is(input, textarea)[aria-invalid]');
  const first = wrong ?? find(':checked') ?? find(':is(input, button):enabled') ?? place;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // What is wrong may stand far below the beginning of its part.
  (wrong ?? place)?.scrollIntoView({
    behavior: isStill ? 'instant' : 'smooth',
    block: wrong ? 'center' : 'start',
  });
  first?.focus({ preventScroll: true });
}
