/** What a document about money is. A CLAIM asks for damages: no invoice, without VAT, outside the series of invoices. */
export const documentKinds = ['INVOICE', 'CREDIT_NOTE', 'CORRECTION', 'CLAIM'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * ADVANCE: an invoice over money that came before the delivery. CHANGE: over what an order became more or less. FEE: over
 * what canceling or taking out costs. A document without one is over the whole order, or undoes it.
 */
export const documentAbouts = ['ADVANCE', 'CHANGE', 'FEE'] as const;
export type DocumentAbout = (typeof documentAbouts)[number];
