import type { OrderDocument } from '#contract/shop/documents.ts';
import { m } from '#messages';

/** What a document is called that is neither the invoice of an order nor what undoes it. */
export function documentName({
  kind,
  about,
  amount,
}: Pick<OrderDocument, 'kind' | 'about' | 'amount'>): string {
  if (kind === 'CLAIM') return m.invoice_claim_title();
  if (kind === 'CORRECTION')
    return amount < 0 ? m.invoice_partial_correction_title() : m.invoice_correction_title();
  if (kind === 'CREDIT_NOTE') return m.invoice_partial_title();
  return about === 'FEE' ? m.invoice_fee() : m.invoice_further_title();
}

/** What a document is about whose name not everybody knows; empty where its name is enough. */
export function documentWhat({ kind }: Pick<OrderDocument, 'kind'>): string {
  return kind === 'CLAIM' ? m.invoice_claim_what() : '';
}
