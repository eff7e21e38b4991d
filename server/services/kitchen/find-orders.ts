import { desc, or, type SQL, sql } from 'drizzle-orm';
import { isPhoneNumber, phoneDigits } from '#rules/text/phone-digits.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { invoices } from '../../db/schema/billing.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { withKitchenLines } from './kitchen-lines.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/** So many orders answer a search, the newest: more words find fewer. */
const most = 50;

/**
 * Orders whose number, names, street, e-mail, telephone, purchase order or documents hold every word that is looked for, the
 * newest first; also unpaid and canceled ones. A number of an order is looked for by its beginning, a telephone number by its
 * digits, however written.
 */
export async function findOrders(deps: Deps, actor: StaffActor, query: string): Promise<OrderWithTicking[]> {
  demand(mayInKitchen('findOrders', actor, deps.now()));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const allHeld = sql.join(words.map(holds), sql` and `);
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(isPhoneNumber(query) ? or(allHeld, hasPhone(query)) : allHeld)
    .orderBy(desc(productOrders.id))
    .limit(most);
  return withTicking(deps.db, await withKitchenLines(deps.db, orders));
}

/** That an order has a word in its number, a name, its street, its e-mail, its telephone number, what bookkeeping knows it by, or a document. */
function holds(word: string): SQL | undefined {
  const { publicId, customer, address } = productOrders;
  const inside = insideOf(word);
  const names = sql`concat_ws(' ', ${customer} ->> 'name', ${customer} ->> 'lastname', ${customer} ->> 'contact', ${customer} #>> '{orderedBy,name}', ${customer} #>> '{orderedBy,lastname}', ${customer} #>> '{orderedBy,contact}', ${customer} ->> 'email', ${address} ->> 'name', ${address} ->> 'streetName', ${address} ->> 'houseNumber', ${customer} #>> '{references,purchaseOrder}', ${customer} #>> '{references,costCentre}')`;
  return or(
    /^[\da-f-]{4,36}$/.test(word) ? sql`${publicId}::text like ${`${word}%`}` : undefined,
    sql`${names} ilike ${inside}`,
    sql`exists (select 1 from ${invoices} where ${invoices.orderId} = ${productOrders.id} and ${invoices.code} ilike ${codeLike(word)})`,
    hasPhone(word),
  );
}

/** That an order has a telephone number in which what was written stands; undefined where that is none. */
function hasPhone(written: string): SQL | undefined {
  const digits = phoneDigits(written);
  const phone = sql`regexp_replace(${productOrders.customer} ->> 'mobileNumber', '[^0-9]', '', 'g')`;
  return digits === null ? undefined : sql`${phone} like ${`%${digits}%`}`;
}

/** The number of a document by a part of it; digits alone are its end, since a year would find all of them. */
const codeLike = (word: string): string => (/^\d+$/.test(word) ? `%${word}` : insideOf(word));

/** What holds a word, whose signs are only signs. */
const insideOf = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
