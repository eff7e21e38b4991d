/** An order that has just turned out to be paid; `value` is in euro, null when the shop named none. */
export interface PaidOrder {
  readonly productOrderId: string;
  readonly value: number | null;
}

/** What Google Ads is told about an order (spec §7). */
export interface Conversion {
  readonly send_to: string;
  readonly value: number;
  readonly currency: 'EUR';
  readonly transaction_id: string;
}

/** What to report, or null: only in a shop that advertises, after marketing consent, for a value in numbers. */
export function conversionOf(
  paid: PaidOrder | null,
  { conversionId, isAllowed }: { conversionId: string | null | undefined; isAllowed: boolean },
): Conversion | null {
  if (!paid || !conversionId || !isAllowed) return null;
  const { productOrderId, value } = paid;
  if (value === null || !Number.isFinite(value)) return null;
  return { send_to: conversionId, value, currency: 'EUR', transaction_id: productOrderId };
}
