import { asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { isPhoneNumber, phoneDigits } from '#rules/text/phone-digits.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import { folded, foldedIn } from '../../db/folded.ts';
import { invoices } from '../../db/schema/billing.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { withKitchenLines } from './kitchen-lines.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/** So many orders answer a search, the newest: more words find fewer. */
const most = 50;

/** What asks for an order by its number of the day. */
const numberOfDay = /^(?:bon|no|nr|nummer|number)\.?\s*(\d{1,4})$/i;

/**
 * Orders whose number, names, street, e-mail, telephone, purchase order or documents hold every word that is looked for, the
 * newest first; also unpaid and canceled ones. A number of an order is looked for by its beginning, a telephone number by its
 * digits, and a name, however written. Who asks for a number of the day (Bon 9) gets those of the nearest days first.
 */
export async function findOrders(deps: Deps, actor: StaffActor, query: string): Promise<OrderWithTicking[]> {
  demand(mayInKitchen('findOrders', actor, deps.now()));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const allHeld = sql.join(words.map(holds), sql` and `);
  const { id, bon, preferDateAndTime } = productOrders;
  const number = Number(numberOfDay.exec(query.trim())?.[1] ?? 0);
  const ofDay = number > 0 ? eq(bon, number) : undefined;
  const distance = sql`case when ${bon} = ${number} then abs(left(${preferDateAndTime}, 10)::date - ${berlinDay(deps.now())}::date) end`;
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(or(allHeld, isPhoneNumber(query) ? hasPhone(query) : undefined, ofDay))
    .orderBy(...(ofDay ? [asc(distance)] : []), desc(id))
    .limit(most);
  return withTicking(deps.db, await withKitchenLines(deps.db, orders));
}

/** That an order has a word in its number, a name, its street, its e-mail, its telephone number, what bookkeeping knows it by, or a document. */
function holds(word: string): SQL | undefined {
  const { publicId, customer, address } = productOrders;
  const names = sql`concat_ws(' ', ${customer} ->> 'name', ${customer} ->> 'lastname', ${customer} ->> 'contact', ${customer} #>> '{orderedBy,name}', ${customer} #>> '{orderedBy,lastname}', ${customer} #>> '{orderedBy,contact}', ${customer} ->> 'email', ${address} ->> 'name', ${address} ->> 'streetName', ${address} ->> 'houseNumber', ${customer} #>> '{references,purchaseOrder}', ${customer} #>> '{references,costCentre}')`;
  return or(
    /^[\da-f-]{4,36}$/.test(word) ? sql`${publicId}::text like ${`${word}%`}` : undefined,
    sql`${foldedIn(names)} like ${insideOf(folded(withoutDot(word)))}`,
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

/** Kantstr. is the beginning of Kantstraße. */
const withoutDot = (word: string): string => word.replace(/(str)\.$/, '$1');

/** What holds a word, whose signs are only signs. */
const insideOf = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
