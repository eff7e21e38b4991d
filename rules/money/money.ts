/** Integer euro cents. Every sum in the shop is made of these; euro numbers exist on the wire only. */
export type Cents = number;

/** Turns a euro number with at most two decimals (12.5) into cents (1250). Throws on anything else. */
export function centsOf(euro: number): Cents {
  const cents = Math.round(euro * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - euro) > 1e-6) {
    throw new RangeError(`not an amount in euro: ${euro}`);
  }
  return cents;
}

/** Turns cents (1250) into the euro number that JSON carries (12.5). */
export function euroOf(cents: Cents): number {
  return cents / 100;
}

/** Price of a line: cents a piece times pieces. */
export function lineTotal(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}
