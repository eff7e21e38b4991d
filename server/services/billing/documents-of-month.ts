import { asc, eq, sql } from 'drizzle-orm';
import { type SummedDocument, type VatSum, vatSums } from '#rules/money/vat-sums.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { invoices } from '../../db/schema/billing.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { isIssuedIn, replacedBy, shownDocument } from './shown-document.ts';

/** A document as the list of a month has it. */
export type DocumentOfMonth = Awaited<ReturnType<typeof issuedIn>>[number];

/**
 * What was issued in a month of Berlin, the oldest first, and what it comes to by kind and rate of VAT.
 * Errors: NotAllowed.
 * @param month `2026-11`
 */
export async function documentsOfMonth(
  deps: Deps,
  actor: StaffActor,
  month: string,
): Promise<{ documents: DocumentOfMonth[]; sums: VatSum[] }> {
  demand(mayInKitchen('seeMoney', actor, deps.now()));
  const documents = await issuedIn(deps, month);
  return { documents, sums: vatSums(documents) };
}

/** All documents of a month. Whoever calls this has asked whether somebody may see them. */
export function issuedIn({ db }: Pick<Deps, 'db'>, month: string) {
  const { snapshot, issuedAt } = invoices;
  return db
    .select({
      ...shownDocument,
      orderId: invoices.orderId,
      publicId: productOrders.publicId,
      bon: productOrders.bon,
      preferDateAndTime: productOrders.preferDateAndTime,
      buyer: sql<string>`${snapshot} -> 'buyer' ->> 'name'`,
      vat: sql<SummedDocument['vat']>`${snapshot} -> 'vat'`,
      replacedBy,
    })
    .from(invoices)
    .innerJoin(productOrders, eq(productOrders.id, invoices.orderId))
    .where(isIssuedIn(month))
    .orderBy(asc(issuedAt), asc(invoices.id));
}
