import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deliveryCost } from '#rules/booking/delivery-cost.ts';
import { isPhoneNumber, phoneDigits } from '#rules/text/phone-digits.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import { bindingOrders } from '../../../db/binding-orders.ts';
import { folded, foldedIn } from '../../../db/folded.ts';
import { likeText } from '../../../db/like-text.ts';
import { customers, deliveryAddresses } from '../../../db/schema/customers.ts';
import { lineItems, orderEvents, productOrders } from '../../../db/schema/ordering.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { orderingRules } from '../../settings/settings.ts';
import { lastRecipient } from '../recipient/named-recipient.ts';

/** So many customers answer a search, and so many orders each is remembered by. */
const most = 8;
const recent = 3;

/**
 * Customers whose names, company, e-mail, telephone or addresses' names hold every word that is looked for: first those
 * of whom one begins so, then who has ordered more. Errors: NotAllowed.
 */
export async function findCustomers(deps: Deps, actor: StaffActor, query: string) {
  demand(mayInKitchen('orderByTelephone', actor, deps.now()));
  const q = query.trim().toLowerCase();
  const words = isPhoneNumber(q) ? [q] : q.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const paid = deps.db.$count(productOrders, and(eq(productOrders.customerId, customers.id), bindingOrders));
  const found = await deps.db
    .select({ customer: customers, orders: paid })
    .from(customers)
    .where(and(...words.map(holds)))
    .orderBy(desc(beginsWith(q)), desc(paid), desc(customers.id))
    .limit(most);
  const ids = found.map(({ customer }) => customer.id);
  const [placesOf, ordersOf, { delivery }] = await Promise.all([
    addressesOf(deps, ids),
    lastOrdersOf(deps, ids),
    orderingRules(deps),
  ]);
  return found.map(({ customer, orders }) => {
    const mine = ordersOf.get(customer.id) ?? [];
    const kept = mine.filter(({ status }) => status === 'PAID');
    return {
      customer,
      orders,
      locale: mine[0]?.locale ?? ('de' as const),
      lastOrderAt: kept[0]?.paidAt ?? null,
      recentOrders: kept.slice(0, recent),
      lastInvoice: lastRecipient(mine, customer.invoiceRecipient),
      lastNotes: mine.flatMap(({ deliveryInstruction }) => deliveryInstruction || []),
      addresses: (placesOf.get(customer.id) ?? []).map((address) => ({
        ...address,
        deliverable: deliveryCost(address.postalCode, delivery) !== null,
      })),
    };
  });
}

export type FoundCustomer = Awaited<ReturnType<typeof findCustomers>>[number];

const company = sql`${customers.invoiceRecipient} ->> 'company'`;

/** That a customer has a word in a name, the e-mail or the telephone number. */
function holds(word: string): SQL | undefined {
  const { name, lastname, email, mobileNumber, id } = customers;
  const inside = `%${likeText(folded(word))}%`;
  const digits = phoneDigits(word);
  const place = sql`select from ${deliveryAddresses} where ${deliveryAddresses.customerId} = ${id} and ${deliveryAddresses.active} and ${foldedIn(deliveryAddresses.name)} like ${inside}`;
  return or(
    sql`${foldedIn(sql`concat_ws(' ', ${name}, ${lastname}, ${email}, ${company})`)} like ${inside}`,
    sql`exists (${place})`,
    digits === null
      ? undefined
      : sql`regexp_replace(${mobileNumber}, '[^0-9]', '', 'g') like ${`%${digits}%`}`,
  );
}

function beginsWith(q: string): SQL {
  const { name, lastname, email } = customers;
  const start = `${likeText(folded(q))}%`;
  const each = [
    name,
    lastname,
    email,
    sql`concat_ws(' ', ${name}, ${lastname})`,
    sql`coalesce(${company}, '')`,
  ];
  return sql`(${sql.join(
    each.map((text) => sql`${foldedIn(text)} like ${start}`),
    sql` or `,
  )})`;
}

async function addressesOf({ db }: Deps, ids: number[]) {
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(and(inArray(deliveryAddresses.customerId, ids), eq(deliveryAddresses.active, true)))
    .orderBy(desc(deliveryAddresses.isPrimary), desc(deliveryAddresses.id));
  return Map.groupBy(rows, ({ customerId }) => customerId);
}

/** The newest orders of customers with their lines: the last of any kind, and of those that were paid. */
async function lastOrdersOf({ db }: Deps, ids: number[]) {
  const { id, customerId, publicId, status, locale, paidAt, customer, address } = productOrders;
  const { preferDateAndTime, deliveryInstruction } = productOrders;
  const corrections = sql`select from ${orderEvents} where ${orderEvents.orderId} = ${id} and ${orderEvents.kind} = 'recipient-corrected'`;
  const nth = (partition: SQL) =>
    sql<number>`row_number() over (partition by ${partition} order by ${id} desc)`;
  const ranked = db
    .select({
      id,
      customerId,
      publicId,
      status,
      locale,
      preferDateAndTime,
      deliveryInstruction,
      paidAt,
      customer,
      address,
      isCorrected: sql<boolean>`exists (${corrections})`.as('is_corrected'),
      nth: nth(sql`${customerId}`).as('nth'),
      nthSo: nth(sql`${customerId}, ${status}`).as('nth_so'),
    })
    .from(productOrders)
    .where(inArray(customerId, ids))
    .as('ranked');
  const orders = await db
    .select()
    .from(ranked)
    .where(
      or(sql`${ranked.nth} <= ${recent}`, and(eq(ranked.status, 'PAID'), sql`${ranked.nthSo} <= ${recent}`)),
    )
    .orderBy(desc(ranked.id));
  const lines = await db
    .select()
    .from(lineItems)
    .where(
      inArray(
        lineItems.orderId,
        orders.map((order) => order.id),
      ),
    )
    .orderBy(lineItems.orderId, lineItems.position);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return Map.groupBy(
    orders.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] })),
    (order) => order.customerId,
  );
}
