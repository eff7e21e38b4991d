import { makeZip } from 'client-zip';
import type { VatSum } from '#rules/money/vat-sums.ts';
import { csvAmount, csvMonth, csvRow, writeCsv } from '#rules/text/csv.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { documentsOfMonth, issuedIn } from './documents-of-month.ts';
import { documentFile } from './invoice-file.ts';

const kinds = {
  INVOICE: 'Rechnungen',
  CREDIT_NOTE: 'Stornorechnungen und Korrekturen',
  CORRECTION: 'Berichtigte Rechnungen',
  CLAIM: 'Schadenersatz',
} as const;

/** The VAT of a month by kind and rate, for a spreadsheet, and below it the sum. Errors: NotAllowed. */
export async function vatOfMonth(deps: Deps, actor: StaffActor, month: string): Promise<string> {
  const { sums } = await documentsOfMonth(deps, actor, month);
  const heads = ['Monat', 'Art', 'Steuersatz', 'Belege', 'Netto', 'Umsatzsteuer', 'Brutto'];
  const total = (of: 'net' | 'vat' | 'gross') => csvAmount(sums.reduce((all, sum) => all + sum[of], 0));
  return writeCsv([
    heads,
    ...sums.map((sum) => [csvMonth(month), ...rowOf(sum)]),
    csvRow(heads, {
      Art: 'Summe',
      Netto: total('net'),
      Umsatzsteuer: total('vat'),
      Brutto: total('gross'),
    }),
  ]);
}

function rowOf({ kind, isFee, rate, documents, net, vat, gross }: VatSum): string[] {
  const name = kind === 'INVOICE' && isFee ? 'Stornogebühren' : kinds[kind];
  const taxed = rate === null ? 'ohne USt.' : `${rate} %`;
  return [name, taxed, String(documents), csvAmount(net), csvAmount(vat), csvAmount(gross)];
}

/**
 * All documents of a month in one file, made while it is sent: one document is in memory at a time. One that cannot be made
 * is named in the file instead of ending it. Errors: NotAllowed, StepUpRequired.
 */
export async function zipOfMonth(
  deps: Deps,
  actor: StaffActor,
  month: string,
): Promise<ReadableStream<Uint8Array>> {
  demand(mayInKitchen('exportDocuments', actor, deps.now()));
  return makeZip(filesOf(deps, await issuedIn(deps, month)));
}

async function* filesOf(deps: Deps, documents: Awaited<ReturnType<typeof issuedIn>>) {
  for (const { orderId, code, issuedAt: lastModified } of documents) {
    try {
      const file = await documentFile(deps, orderId, code);
      if (file) yield { name: file.filename, lastModified, input: new Uint8Array(file.pdf) };
    } catch (error) {
      deps.log.error({ err: error, document: code }, 'a document is missing in the file of its month');
      yield { name: `${code}-fehlt.txt`, lastModified, input: `${code} konnte nicht erstellt werden.\n` };
    }
  }
}
