import { timeOf } from '#rules/booking/agreed.ts';
import type { Day, Time } from '#rules/booking/berlin-time.ts';
import { declaredAmong } from '#rules/catalogue/declared-among.ts';
import { inKitchenWords, kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { Station } from '#rules/catalogue/stations.ts';
import { asksForExtra } from '#rules/orders/care/asks-for-extra.ts';
import { type Care, careOf } from '#rules/orders/care/care-of.ts';
import type { TickKind } from '#rules/orders/work/kitchen-ticks.ts';
import { readyBy } from '#rules/orders/work/ready-by.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen, maySeeDay } from '../../policies/kitchen-policies.ts';
import { type TickItem, ticksOf } from '../ordering/ticks-of.ts';
import { bindingOn } from './binding-on.ts';
import type { OrderOfDay } from './kitchen-lines.ts';
import { type NoteOfOrder, notesOf } from './notes/notes-of.ts';
import { type ToPutAway, toPutAway } from './put-away.ts';
import { type OrderWithTicking, withTicking } from './with-ticking.ts';

/** Something that has to lie on the table and go into the car; of a wish it is the customer's own words that say what. */
interface PackingRow {
  readonly item: TickItem;
  /** Null for what the customer asked for besides, like what only a product has. */
  readonly productId: number | null;
  readonly name: string;
  readonly kitchenName: string;
  readonly quantity: number;
  readonly inWords: string;
  readonly sellerId: number | null;
  readonly station: Station | null;
  readonly imageUrl: string | null;
  /** For whom it is, as the catalogue declares it. */
  readonly diets: string[];
  /** What is in it that the note asks to avoid. */
  readonly asked: string[];
  readonly isStarted: boolean;
  readonly isCooked: boolean;
  readonly isPacked: boolean;
  readonly isLoaded: boolean;
  readonly isMissing: boolean;
  readonly isSoldOut: boolean;
}

export interface PackingList {
  readonly order: OrderWithTicking;
  readonly time: Time;
  readonly readyBy: Time;
  /** The allergens that the note names. */
  readonly asks: Care['allergens'];
  readonly notes: readonly NoteOfOrder[];
  readonly rows: readonly PackingRow[];
  /** What does not lie there yet. */
  readonly missing: readonly TickItem[];
}

/**
 * What has to be packed for a day, a list an order, by when it has to be ready, and what lies packed and is to be put away
 * again. Errors: NotAllowed.
 */
export async function packing(
  deps: Deps,
  actor: StaffActor,
  { day, locale }: { day: Day; locale: Locale },
): Promise<{ lists: PackingList[]; toPutAway: ToPutAway[] }> {
  demand(mayInKitchen('seePacking', actor, deps.now()));
  demand(maySeeDay(actor, day, deps.now()));
  const orders = await withTicking(deps.db, await bindingOn(deps.db, day));
  const ids = orders.map(({ id }) => id);
  const isTicked = await ticksOf(deps.db, ids);
  const notes = await notesOf(deps.db, ids);
  const lists = orders.flatMap((order) => {
    const time = timeOf(order);
    if (time === null) return [];
    const note = order.deliveryInstruction ?? '';
    const { allergens: asks } = careOf(note);
    const rows = [
      ...order.lines.map((line) => rowOf(line, asks, locale)),
      ...(asksForExtra(note) ? [wishOf(order, (kind) => isTicked(order.id, 'wish', kind))] : []),
    ];
    const missing = rows.filter(({ isPacked }) => !isPacked).map(({ item }) => item);
    const by = readyBy({ time, fulfilment: order.fulfilment });
    return [{ order, time, readyBy: by, asks, notes: notes(order.id), rows, missing }];
  });
  const inTurn = lists.toSorted((one, other) => one.readyBy.localeCompare(other.readyBy));
  return { lists: inTurn, toPutAway: await toPutAway(deps.db, day) };
}

function rowOf(line: OrderOfDay['lines'][number], asks: Care['allergens'], locale: Locale): PackingRow {
  const { productId, name, quantity, sellerId, station, imageUrl, kitchenUnit, diets } = line;
  const { isStarted, isCooked, isPacked, isLoaded, isMissing, isSoldOut } = line;
  return {
    item: String(productId),
    productId,
    name,
    kitchenName: kitchenName(name, locale),
    quantity,
    inWords: kitchenUnit ? inKitchenWords(quantity, kitchenUnit, locale) : String(quantity),
    sellerId,
    station,
    imageUrl,
    diets: [...diets],
    asked: [...declaredAmong(line.allergens, asks)],
    isStarted,
    isCooked,
    isPacked,
    isLoaded,
    isMissing,
    isSoldOut,
  };
}

function wishOf({ missing }: OrderOfDay, isTicked: (kind: TickKind) => boolean): PackingRow {
  return {
    item: 'wish',
    productId: null,
    name: '',
    kitchenName: '',
    quantity: 1,
    inWords: '',
    sellerId: null,
    station: null,
    imageUrl: null,
    diets: [],
    asked: [],
    isStarted: isTicked('STARTED'),
    isCooked: isTicked('COOKED'),
    isPacked: isTicked('PACKED'),
    isLoaded: isTicked('LOADED'),
    isMissing: missing.includes('wish'),
    isSoldOut: false,
  };
}
