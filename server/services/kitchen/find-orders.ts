import { and, asc, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { berlinDay, type Day } from '#rules/booking/berlin-time.ts';
import { isPhoneNumber, phoneDigits } from '#rules/text/phone-digits.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Database } from '../../db/database.ts';
import { folded } from '../../db/folded.ts';
import { likeText } from '../../db/like-text.ts';
import { orderWords } from '../../db/schema/kitchen.ts';
import { productOrders } from '../../db/schema/ordering.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { withKitchenLines } from './kitchen-lines.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/** What asks for an order by its number of the day. */
const numberOfDay = /^(?:bon|no|nr|nummer|number)\.?\s*(\d{1,4})$/i;

/**
 * Orders whose number, names, street, e-mail, telephone, purchase order or documents hold every word that is looked for, the
 * newest first, at most `most`; also unpaid and canceled ones. A number of an order is looked for by its beginning, a telephone
 * number by its digits, and a name, however written. Who asks for a number of the day (Bon 9) gets those of the nearest days first.
 */
export async function findOrders(
  deps: Deps,
  actor: StaffActor,
  { q, most }: { q: string; most: number },
): Promise<OrderWithTicking[]> {
  demand(mayInKitchen('findOrders', actor, deps.now()));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { id, bon } = productOrders;
  const held = deps.db
    .select({ id: orderWords.orderId })
    .from(orderWords)
    .where(or(and(...words.map(holds)), isPhoneNumber(q) ? hasPhone(q) : undefined))
    .orderBy(desc(orderWords.orderId))
    .limit(most);
  const number = Number(numberOfDay.exec(q.trim())?.[1] ?? 0);
  const today = berlinDay(deps.now());
  const distance = sql`case when ${bon} = ${number} then abs(${ofDay}::date - ${today}::date) end`;
  const orders = await deps.db
    .select()
    .from(productOrders)
    .where(inArray(id, number > 0 ? unionAll(held, ...withBon(deps.db, { number, today, most })) : held))
    .orderBy(...(number > 0 ? [asc(distance)] : []), desc(id))
    .limit(most);
  return withTicking(deps.db, await withKitchenLines(deps.db, orders));
}

/** As the index of the numbers of a day has it. */
const ofDay = sql`left(${productOrders.preferDateAndTime}, 10)`;

/** The orders that have a number of the day, on the nearest days from today on and before it: days in a row, not all there were. */
function withBon(db: Database, { number, today, most }: { number: number; today: Day; most: number }) {
  const { id, bon } = productOrders;
  const nearest = (side: SQL, order: SQL) =>
    db
      .select({ id })
      .from(productOrders)
      .where(and(eq(bon, number), side))
      .orderBy(order)
      .limit(most);
  return [nearest(gte(ofDay, today), asc(ofDay)), nearest(lt(ofDay, today), desc(ofDay))] as const;
}

/** That an order has a word in its number, a name, its street, its e-mail, its telephone number, what bookkeeping knows it by, or a document. */
function holds(word: string): SQL | undefined {
  const { number, names, documents } = orderWords;
  return or(
    /^[\da-f-]{4,36}$/.test(word) ? like(number, `${word}%`) : undefined,
    like(names, insideOf(folded(withoutDot(word)))),
    like(documents, codeLike(word)),
    hasPhone(word),
  );
}

/** That an order has a telephone number in which what was written stands; undefined where that is none. */
function hasPhone(written: string): SQL | undefined {
  const digits = phoneDigits(written);
  return digits === null ? undefined : like(orderWords.phone, insideOf(digits));
}

/** The number of a document by a part of it; digits alone are its end, since a year would find all of them. */
const codeLike = (word: string): string => (/^\d+$/.test(word) ? `%${word} %` : insideOf(word));

/** Kantstr. is the beginning of Kantstraße. */
const withoutDot = (word: string): string => word.replace(/(str)\.$/, '$1');

/** What holds a word, whose signs are only signs. */
const insideOf = (word: string): string => `%${likeText(word)}%`;
