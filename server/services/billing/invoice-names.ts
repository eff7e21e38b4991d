import type { CustomerSnapshot } from '../../db/schema/ordering.ts';

/**
 * Whom the invoice of an order names and what its reader's bookkeeping looks for on it: company, purchase order, cost centre,
 * Leitweg-ID. Nothing for a person who asked for nothing: they know their own name.
 */
export function invoiceNames({
  customerType,
  name,
  references,
}: Pick<CustomerSnapshot, 'customerType' | 'name' | 'references'>): string[] {
  const named = references || customerType === 'COMMERCIAL' ? name : '';
  return [named, references?.purchaseOrder, references?.costCentre, references?.leitwegId].filter(
    (text): text is string => Boolean(text),
  );
}
