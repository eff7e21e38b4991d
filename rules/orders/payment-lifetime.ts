import { isByTelephone } from './telephone-order.ts';

/** A payment session, and with it the place in the kitchen, lives half an hour and a little, in milliseconds: the provider takes no shorter one. */
export const paymentLifetime = 31 * 60_000;

/** That of an order by telephone lives two: its address has to be found among e-mails first. */
export const telephoneLifetime = 120 * 60_000;

/** How long a payment session of an order lives, in milliseconds. */
export function lifetimeOf(order: { readonly fingerprint: string }): number {
  return isByTelephone(order) ? telephoneLifetime : paymentLifetime;
}

/** How long the page lives at which a change is paid, in milliseconds: who works here sends its address by e-mail. */
export function lifetimeOfChange(actorKind: 'customer' | 'staff' | 'link' | 'system'): number {
  return actorKind === 'staff' ? telephoneLifetime : paymentLifetime;
}
