/** Integer euro cents. Every sum in the shop is made of these; euro numbers exist on the wire only. */
export type Cents = number;

/** Largest amount in euro that a request may name, above and below 0: more is no order, and is kept nowhere. */
const mostEuro = 9_999_999.99;

/** Whether a number that somebody sent is an amount in euro: at most two decimals, and not beyond all orders. */
export function isEuro(euro: number): boolean {
  return Math.abs(euro) <= mostEuro && isInCents(euro);
}

function isInCents(euro: number): boolean {
  const cents = Math.round(euro * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - euro) <= 1e-6;
}

/** Turns a euro number with at most two decimals (12.5) into cents (1250). Throws on anything else. */
export function centsOf(euro: number): Cents {
  if (!isInCents(euro)) throw new RangeError(`not an amount in euro: ${euro}`);
  return Math.round(euro * 100);
}

/** Turns cents (1250) into the euro number that JSON carries (12.5). */
export function euroOf(cents: Cents): number {
  return cents / 100;
}

/** Price of a line: cents a piece times pieces. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}
