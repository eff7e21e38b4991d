import type { Day } from '#rules/booking/berlin-time.ts';
import type { DocumentAbout, DocumentKind } from '#rules/money/document-kinds.ts';
import type { Cents } from '#rules/money/money.ts';
import type { VatShare } from '#rules/money/vat.ts';
import type { Locale } from '#rules/text/locale.ts';

/** Somebody's postal address on an invoice; `country` is an ISO 3166 code. */
export interface InvoiceAddress {
  readonly street: string;
  readonly addition: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** What the buyer's bookkeeping finds an invoice by; empty where it named none. */
export interface InvoiceReferences {
  /** Number of the buyer's purchase order. */
  readonly purchaseOrder: string;
  readonly costCentre: string;
  /** Where a public buyer takes its invoices. */
  readonly leitwegId: string;
}

/** Another document that one refers to. */
export interface DocumentReference {
  readonly code: string;
  readonly issued: Day;
}

/**
 * Everything that an invoice, credit note, correction or claim says, as it was when it was issued. Documents are for
 * ever: what joined this later is absent in older ones, which say what they always said.
 */
export interface InvoiceSnapshot {
  readonly kind: DocumentKind;
  readonly about?: DocumentAbout;
  readonly code: string;
  readonly issued: Day;
  readonly locale: Locale;
  readonly seller: InvoiceAddress & {
    readonly name: string;
    readonly company: string;
    readonly represented: readonly string[];
    readonly register: string;
    readonly vatId: string;
    readonly taxNumber: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    /** VAT id or tax number of a company; empty for a person. */
    readonly taxId: string;
    /** Null when neither profile nor order has one (a pickup). */
    readonly address: InvoiceAddress | null;
    /** Absent in documents of the first releases. */
    readonly references?: InvoiceReferences;
  };
  readonly order: { readonly publicId: string; readonly placed: Day };
  readonly supply: {
    readonly fulfilment: 'DELIVERY' | 'PICKUP';
    /** Null when no day was agreed: then the day of the invoice counts. A fee has none. */
    readonly day: Day | null;
    readonly address: (InvoiceAddress & { readonly name: string }) | null;
  };
  readonly lines: readonly {
    readonly name: string;
    /** Below 0 where the document takes it back; prices never are. */
    readonly quantity: number;
    /** Cents, VAT included. */
    readonly unitPrice: Cents;
    readonly gross: Cents;
    readonly net: Cents;
    readonly rate: number;
  }[];
  /** Below 0 where a discount became smaller. */
  readonly discount: { readonly code: string; readonly amount: Cents } | null;
  /** Empty for a claim: there is none in it. */
  readonly vat: readonly VatShare[];
  /** Below 0 where a credit note is issued anew; that itself has its amounts above 0. */
  readonly total: Cents;
  readonly paid: Day;
  /** By which way it was paid, where that was not the payment provider. */
  readonly paidBy?: 'TRANSFER';
  /** The document that this one undoes, adds to, takes from or replaces. */
  readonly corrects: DocumentReference | null;
  /** Those that it refers to beside: an order may have had several invoices. */
  readonly correctsToo?: readonly DocumentReference[];
  /** Of a credit note that is issued anew: the invoices, as they hold by now, that it takes back from. */
  readonly takesFrom?: readonly DocumentReference[];
  /** Of a credit note that undoes an order: a part of it had been taken back before. */
  readonly isRest?: true;
  /** Of a credit note: the price was reduced afterwards, and all that was ordered stays as it is. */
  readonly isReduction?: true;
  /** What of a credit note's amount the shop keeps as a fee, which has a document of its own. */
  readonly kept?: Cents;
  /** Of a fee: so many per cent, of which amount; and where the shop is content with fewer than the fee table said, how many that were. */
  readonly fee?: { readonly percent: number; readonly of: Cents; readonly stepPercent?: number };
}

/** Whether a document gives money back: a credit note, or one that was issued anew. */
export const takesBack = ({ kind, total }: Pick<InvoiceSnapshot, 'kind' | 'total'>): boolean =>
  kind === 'CREDIT_NOTE' || total < 0;
