import { asc } from 'drizzle-orm';
import { vatParts } from '#rules/money/vat-sums.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { csvAmount, csvDay, csvRow, writeCsv } from '#rules/text/csv.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { invoices } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { documentTitle } from '../../invoices/invoice-texts.ts';
import type { InvoiceSnapshot } from '../../invoices/snapshot.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { isIssuedIn, replacedBy } from './shown-document.ts';

const heads = [
  'Belegnummer',
  'Belegdatum',
  'Art',
  'Bezug',
  'Ersetzt durch',
  'Bestellung',
  'Leistungsdatum',
  'Bezahlt am',
  'Empfänger',
  'Straße',
  'Ort',
  'Land',
  'USt-IdNr. oder Steuernummer',
  'Bestellnummer des Kunden',
  'Kostenstelle',
  'Steuersatz',
  'Netto',
  'Umsatzsteuer',
  'Brutto',
];

/** A document, and the one that says it in other words where there is one. */
export interface JournalDocument {
  readonly snapshot: InvoiceSnapshot;
  readonly replacedBy: string | null;
}

/**
 * The journal of a month's documents for a spreadsheet, the oldest first: a row for each document and rate of VAT, and below
 * them their sum, which is that of the month's VAT. Errors: NotAllowed, StepUpRequired.
 * @param month `2026-11`
 */
export async function journalOfMonth(deps: Deps, actor: StaffActor, month: string): Promise<string> {
  demand(mayInKitchen('exportDocuments', actor, deps.now()));
  const documents = await deps.db
    .select({ snapshot: invoices.snapshot, replacedBy })
    .from(invoices)
    .where(isIssuedIn(month))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  return journalCsv(documents);
}

/** Documents as a spreadsheet has them. A correction is another document in other words: it is listed, and comes to nothing. */
export function journalCsv(documents: readonly JournalDocument[]): string {
  const parts = documents.flatMap(({ snapshot }) => vatParts(snapshot));
  const sum = (of: 'net' | 'vat' | 'gross') => csvAmount(parts.reduce((total, part) => total + part[of], 0));
  return writeCsv([
    heads,
    ...documents.flatMap(rowsOf),
    csvRow(heads, {
      Belegnummer: 'Summe',
      Netto: sum('net'),
      Umsatzsteuer: sum('vat'),
      Brutto: sum('gross'),
    }),
  ]);
}

function rowsOf({ snapshot, replacedBy: later }: JournalDocument): string[][] {
  const { code, issued, order, paid, buyer, kind } = snapshot;
  const { address, references } = buyer;
  const about = [
    code,
    csvDay(issued),
    nameOf(snapshot),
    [snapshot.corrects, ...(snapshot.correctsToo ?? [])].flatMap((each) => each?.code ?? []).join(', '),
    later ?? '',
    orderNumber(order.publicId),
    dayOfSupply(snapshot),
    kind === 'INVOICE' ? csvDay(paid) : '',
    buyer.name,
    [address?.street, address?.addition].filter(Boolean).join(', '),
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    address?.country ?? '',
    buyer.taxId,
    references?.purchaseOrder ?? '',
    references?.costCentre ?? '',
  ];
  const parts = vatParts(snapshot);
  if (parts.length === 0) return [[...about, '', csvAmount(0), csvAmount(0), csvAmount(0)]];
  return parts.map(({ rate, net, vat, gross }) => [
    ...about,
    rate === null ? 'ohne USt.' : `${rate} %`,
    csvAmount(net),
    csvAmount(vat),
    csvAmount(gross),
  ]);
}

/** What its title says, in German whatever language its reader has. */
function nameOf(snapshot: InvoiceSnapshot): string {
  const isFee = snapshot.kind === 'INVOICE' && snapshot.about === 'FEE';
  return isFee ? 'Stornogebühr' : documentTitle({ ...snapshot, locale: 'de' });
}

/** When what it is about was or will be done, as the document says it: damages are for nothing that is done. */
function dayOfSupply({ kind, about, issued, supply }: InvoiceSnapshot): string {
  if (kind === 'CLAIM') return '';
  if (about === 'FEE') return csvDay(issued);
  if (supply.day) return csvDay(supply.day);
  return about === 'ADVANCE' ? 'noch nicht vereinbart' : csvDay(issued);
}
