import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Day } from '#rules/booking/berlin-time.ts';
import { type VatPart, vatParts } from '#rules/money/vat-sums.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { csvAmount, csvDay, csvRow, writeCsv } from '#rules/text/csv.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { invoices } from '../../db/schema/billing.ts';
import type { Deps } from '../../deps.ts';
import { documentTitle } from '../../invoices/invoice-texts.ts';
import { type InvoiceSnapshot, takesBack } from '../../invoices/snapshot.ts';
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

/** A document, the number of the one that says it in other words, and the one that it says itself in other words. */
export interface JournalDocument {
  readonly snapshot: InvoiceSnapshot;
  readonly replacedBy: string | null;
  readonly replaces: InvoiceSnapshot | null;
}

/**
 * The journal of a month's documents for a spreadsheet, the oldest first: a row for each document and rate of VAT, and below
 * them their sum, which is that of the month's VAT. Errors: NotAllowed, StepUpRequired.
 * @param month `2026-11`
 */
export async function journalOfMonth(deps: Deps, actor: StaffActor, month: string): Promise<string> {
  demand(mayInKitchen('exportDocuments', actor, deps.now()));
  const replaced = alias(invoices, 'replaced');
  const documents = await deps.db
    .select({ snapshot: invoices.snapshot, replacedBy, replaces: replaced.snapshot })
    .from(invoices)
    .leftJoin(
      replaced,
      and(
        eq(invoices.kind, 'CORRECTION'),
        eq(replaced.orderId, invoices.orderId),
        eq(replaced.code, sql`${invoices.snapshot} -> 'corrects' ->> 'code'`),
      ),
    )
    .where(isIssuedIn(month))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  return journalCsv(documents);
}

/**
 * Documents as a spreadsheet has them. A correction stands with its amounts, and above it what it replaces goes out again under
 * its own number, to whom it went, with the opposite sign: so each document and each recipient comes to what it is asked for,
 * and all together to what they came to before.
 */
export function journalCsv(documents: readonly JournalDocument[]): string {
  const entries = documents.flatMap(entriesOf);
  const parts = entries.flatMap((entry) => entry.parts);
  const sum = (of: 'net' | 'vat' | 'gross') => csvAmount(parts.reduce((total, part) => total + part[of], 0));
  return writeCsv([
    heads,
    ...entries.flatMap(rowsOf),
    csvRow(heads, {
      Belegnummer: 'Summe',
      Netto: sum('net'),
      Umsatzsteuer: sum('vat'),
      Brutto: sum('gross'),
    }),
  ]);
}

/** A document as it is entered on a day, or taken out again. */
interface Entry {
  readonly snapshot: InvoiceSnapshot;
  readonly day: Day;
  readonly name: string;
  readonly replacedBy: string | null;
  readonly parts: readonly VatPart[];
}

function entriesOf({ snapshot, replacedBy: later, replaces }: JournalDocument): Entry[] {
  const { code, issued: day } = snapshot;
  const own = { snapshot, day, name: nameOf(snapshot), replacedBy: later, parts: partsOf(snapshot) };
  if (!replaces) return [own];
  const parts = partsOf(replaces).map(({ rate, net, vat, gross }) => ({
    rate,
    net: 0 - net,
    vat: 0 - vat,
    gross: 0 - gross,
  }));
  const name = 'Rücknahme wegen Berichtigung';
  return [{ snapshot: replaces, day, name, replacedBy: code, parts }, own];
}

/** What a document comes to by rate; the amounts of a correction are those of what it replaces, and signed. */
const partsOf = ({ kind, total, vat }: InvoiceSnapshot): VatPart[] =>
  vatParts({ kind: kind === 'CORRECTION' ? 'INVOICE' : kind, total, vat });

function rowsOf({ snapshot, day, name, replacedBy: later, parts }: Entry): string[][] {
  const { code, order, buyer, corrects, correctsToo = [], takesFrom = [] } = snapshot;
  const { address, references } = buyer;
  const about = [
    code,
    csvDay(day),
    name,
    [corrects, ...correctsToo, ...takesFrom].flatMap((each) => each?.code ?? []).join(', '),
    later ?? '',
    orderNumber(order.publicId),
    dayOfSupply(snapshot),
    paidOn(snapshot),
    buyer.name,
    [address?.street, address?.addition].filter(Boolean).join(', '),
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    address?.country ?? '',
    buyer.taxId,
    references?.purchaseOrder ?? '',
    references?.costCentre ?? '',
  ];
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

/** When it was paid, as an invoice says also where it goes out again: so nothing is open of one that is in other words. */
function paidOn(snapshot: InvoiceSnapshot): string {
  const isInvoice = snapshot.kind !== 'CLAIM' && !takesBack(snapshot);
  return isInvoice ? csvDay(snapshot.paid) : '';
}

/** When what it is about was or will be done, as the document says it: damages are for nothing that is done. */
function dayOfSupply({ kind, about, issued, supply }: InvoiceSnapshot): string {
  if (kind === 'CLAIM') return '';
  if (about === 'FEE') return csvDay(issued);
  if (supply.day) return csvDay(supply.day);
  return about === 'ADVANCE' ? 'noch nicht vereinbart' : csvDay(issued);
}
