import type { OrderDocument } from '#contract/shop/documents.ts';
import type { DocumentAbout, DocumentKind } from '#rules/money/document-kinds.ts';
import { euroOf } from '#rules/money/money.ts';

/** A document as the lists of an order's customer and of the kitchen have it. */
export function presentDocument({
  code,
  kind,
  about,
  issuedAt,
  total,
}: {
  code: string;
  kind: DocumentKind;
  about: DocumentAbout | null;
  issuedAt: Date;
  total: number;
}): OrderDocument {
  const amount = euroOf(kind === 'CREDIT_NOTE' ? 0 - total : total);
  return { code, kind, about, issued: Math.floor(issuedAt.getTime() / 1000), amount };
}
