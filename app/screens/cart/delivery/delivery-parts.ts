import type { MissingForCheckout } from './missing-for-checkout.ts';

/** The parts of the delivery step that something missing or refused belongs to, by their ids on the page. */
export const partIds = {
  products: 'checkout-summary',
  soldOut: 'cart-sold-out',
  address: 'delivery-where',
  unsaved: 'delivery-where',
  area: 'delivery-where',
  minimum: 'checkout-summary',
  invoice: 'delivery-where',
  date: 'delivery-day',
  time: 'delivery-time',
  name: 'delivery-contact',
  company: 'invoice-to',
  discount: 'delivery-extras',
} as const satisfies Record<MissingForCheckout | 'discount', string>;

/** Leads eyes and focus to a part: to what is wrong there, else to what is chosen, else to what can be chosen first. */
export function toPart(part: keyof typeof partIds): void {
  const place = document.getElementById(partIds[part]);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  const first = ['[aria-invalid]', ':checked', ':is(input, button):enabled'].map((what) =>
    place?.querySelector<HTMLElement>(what),
  );
  (first.find(Boolean) ?? place)?.focus({ preventScroll: true });
}
