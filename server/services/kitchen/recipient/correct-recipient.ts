import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { plainTaxId } from '#rules/money/vat-number.ts';
import { contactPerson, orderingParty } from '#rules/orders/who-ordered.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { outbox } from '../../../db/schema/jobs.ts';
import { type CustomerSnapshot, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import type { InvoiceSnapshot } from '../../../invoices/snapshot.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { documentsOf } from '../../billing/documents-of.ts';
import { issueCorrection } from '../../billing/issue-document.ts';
import { knownCountry } from '../../billing/known-country.ts';
import { unmistypedTaxId } from '../../billing/known-tax-id.ts';
import { buyerOf, supplyOf } from '../../billing/snapshot-of.ts';
import { standingDocuments, takesFrom } from '../../billing/standing-documents.ts';
import type { Order } from '../../ordering/find-order.ts';
import { writeOrderEvent } from '../../ordering/move-order.ts';
import { companyOf, postalOf } from '../../ordering/recipient.ts';
import { wasPressed } from '../presses/was-pressed.ts';
import { withLockedOrder } from '../with-locked-order.ts';
import { recipientNow, saysOtherDay } from './recipient-now.ts';

interface Correction {
  readonly publicId: string;
  /** Of the press: sent again, it issues nothing again. */
  readonly id: string;
  /** Of what was seen, as recipientNow has it. */
  readonly version: string;
  readonly recipient: Recipient;
  /** The order goes by this name too from now on; else it keeps that of who ordered. */
  readonly namesOrder?: boolean | undefined;
}

/**
 * Corrects whom the invoices of an order name: the order has it from now on, and what stands of it, invoices and the credit
 * notes over a part, is issued anew with the same amounts and goes to the customer by e-mail. What follows takes its words from
 * there. What names the day from which the order was moved is issued anew too, also where the recipient stays. Where only the
 * name changes that the order goes by, nothing is issued.
 * Errors: OrderNotFound, CustomerErased, NoInvoiceStands, ChangedMeanwhile, RecipientUnchanged, CountryUnknown,
 * TaxIdInvalid, TaxIdMistyped, LeitwegIdInvalid, NotAllowed.
 */
export async function correctRecipient(
  deps: Deps,
  actor: StaffActor,
  { publicId, id, version, recipient, namesOrder = false }: Correction,
): Promise<void> {
  demand(mayInKitchen('correctRecipient', actor, deps.now()));
  await withLockedOrder(deps, publicId, async (tx, order, at) => {
    if (await wasPressed(tx, order.id, id)) return;
    if (order.customerId === null) throw new ShopError('CustomerErased');
    const documents = await documentsOf(tx, order.id);
    const now = recipientNow(order, documents);
    if (!now) throw new ShopError('NoInvoiceStands');
    if (now.version !== version) throw new ShopError('ChangedMeanwhile');
    const corrected = { ...order, customer: customerOf(order.customer, recipient, namesOrder) };
    const wrong = wrongOf(documents, corrected);
    const keepsName = isDeepStrictEqual(orderingParty(order.customer), orderingParty(corrected.customer));
    if (wrong.length === 0 && keepsName && isSame(buyerOf(order), buyerOf(corrected))) {
      throw new ShopError('RecipientUnchanged');
    }
    await tx
      .update(productOrders)
      .set({ customer: corrected.customer })
      .where(eq(productOrders.id, order.id));
    const issued = await issueAnew(tx, corrected, wrong, at);
    const data = { id, documents: issued, ...(namesOrder && { namesOrder }) };
    await writeOrderEvent(tx, actor, { orderId: order.id, kind: 'recipient-corrected', at, data });
    if (issued.length === 0) return;
    await tx.insert(outbox).values({
      key: `invoice-corrected:${publicId}:${id}`,
      kind: 'invoice-corrected',
      payload: { orderId: order.id, documents: issued },
    });
  });
}

/**
 * What stands of an order and is not as its documents have to be now: it names somebody else or another day, or takes back
 * from an invoice that does not hold, or will not any more.
 */
function wrongOf(documents: readonly InvoiceSnapshot[], order: Order): InvoiceSnapshot[] {
  const standing = standingDocuments(documents);
  const saysWrong = (document: InvoiceSnapshot) =>
    !isSame(document.buyer, buyerOf(order)) || saysOtherDay(document, order);
  const right = new Set(standing.filter((document) => !saysWrong(document)).map(({ code }) => code));
  return standing.filter(
    (document) => !right.has(document.code) || !takesFrom(document).every(({ code }) => right.has(code)),
  );
}

/** Issues documents in the words of their order as it is now; the codes of what was issued. */
async function issueAnew(
  tx: Queryable,
  order: Order,
  documents: readonly InvoiceSnapshot[],
  at: Date,
): Promise<string[]> {
  const buyer = buyerOf(order);
  const codes: string[] = [];
  for (const { code, about } of documents) {
    // A fee is for nothing that is delivered.
    const words = { code, buyer, ...(about !== 'FEE' && { supply: supplyOf(order) }) };
    const issued = await issueCorrection(tx, order.id, words, at);
    if (issued) codes.push(issued.code);
  }
  return codes;
}

/** The recipient's words; who ordered stays who that was, unless the order goes by the recipient's name too. */
function customerOf(
  before: CustomerSnapshot,
  { name, ...said }: Recipient,
  namesOrder: boolean,
): CustomerSnapshot {
  const { email, mobileNumber } = before;
  const known = namesOrder ? {} : { orderedBy: orderingParty(before) };
  if (said.customerType === 'COMMERCIAL') {
    unmistypedTaxId(said.vatIdOrTaxId, 'recipient.vatIdOrTaxId', before.vatIdOrTaxId);
    const who = { email, mobileNumber, contact: contactPerson(before) };
    return { ...companyOf(who, { ...said, company: name }, 'recipient'), ...known };
  }
  knownCountry(said.country, 'recipient.country');
  return {
    email,
    customerType: 'PRIVATE',
    name: name.trim(),
    lastname: said.lastname.trim(),
    mobileNumber,
    vatIdOrTaxId: '',
    address: postalOf(said),
    ...known,
  };
}

const unnamed = { purchaseOrder: '', costCentre: '', leitwegId: '' };

/** Whether two say the same on a document; the oldest have no place for references, and a VAT number as it was typed. */
function isSame(one: InvoiceSnapshot['buyer'], other: InvoiceSnapshot['buyer']): boolean {
  const said = (buyer: InvoiceSnapshot['buyer']) => ({
    ...buyer,
    taxId: plainTaxId(buyer.taxId),
    references: buyer.references ?? unnamed,
  });
  return isDeepStrictEqual(said(one), said(other));
}
