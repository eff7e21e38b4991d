import type { Chance } from './chance.ts';
import { type ChangingCustomer, type Items, inDays } from './changing-customer.ts';
import type { Field } from './field.ts';
import type { Kitchen } from './kitchen.ts';

/** Dishes with different prices and rates of VAT. */
const dishes = [101, 102, 104, 401, 402, 701, 703, 205];
const codes = ['10999', '10115', '12555', '13599'];

/** Days to the delivery in each step of the table of fees: nothing, half, all. */
const days = { free: [22, 40], half: [11, 18], all: [3, 9] } as const;
type Step = keyof typeof days;

function timeIn(step: Step, chance: Chance): string {
  const [from, to] = days[step];
  return inDays(from + chance.below(to - from), chance.pick(['11:30', '12:00', '12:30', '13:00']));
}

/** An order with some changes to it, by chance, and whatever else can happen to its money. */
export async function wander(
  field: Field,
  customer: ChangingCustomer,
  chance: Chance,
  kitchen: Kitchen,
): Promise<void> {
  const step = chance.pick(['free', 'free', 'half', 'half', 'all'] as const);
  const items: Items = new Map([
    [101, 1 + chance.below(2)],
    [chance.pick(dishes.slice(1)), 1 + chance.below(2)],
  ]);
  const more = { isDelivered: chance.of(60), ...(chance.of(25) && { code: 'TISCHLEIN10' }) };
  await customer.order(items, timeIn(step, chance), more);
  for (let left = 1 + chance.below(5); left > 0 && !customer.isCanceled; left--) {
    const turn = chance.below(100);
    const ending = chance.pick([
      'pay',
      'pay',
      'pay',
      'pay',
      'pay',
      'pay',
      'expire',
      'drop',
      'leave',
    ] as const);
    if (turn < 40) await customer.change({ items: otherItems(customer.items, chance) }, ending);
    else if (turn < 55) await customer.change({ preferDateAndTime: moved(customer, step, chance) }, ending);
    else if (turn < 65) await customer.change({ address: elsewhere(chance) }, ending);
    else if (turn < 75)
      await customer.change(
        { items: otherItems(customer.items, chance), preferDateAndTime: moved(customer, step, chance) },
        ending,
      );
    else if (turn < 83) await customer.cancel();
    else await atTheBank(field, customer, chance);
  }
  if (customer.isCanceled || chance.of(60)) return;
  for (let left = 1 + chance.below(2); left > 0; left--)
    await customer.complain(kitchen, 1 + chance.below(Math.floor(customer.total / 3)));
}

/** More, fewer, none and others of what is ordered, at least one piece of something. */
function otherItems(items: Items, chance: Chance): Items {
  const wished = new Map(items);
  for (let turns = 1 + chance.below(3); turns > 0; turns--) {
    const id = chance.of(60) ? chance.pick([...items.keys()]) : chance.pick(dishes);
    wished.set(id, Math.max(0, (wished.get(id) ?? 0) + chance.pick([-2, -1, 1, 1, 2])));
  }
  const left = [...wished].filter(([, pieces]) => pieces > 0);
  return left.length > 0 ? new Map(left) : items;
}

/** Another half hour of the same day, or another day. */
function moved({ at }: ChangingCustomer, step: Step, chance: Chance): string {
  return chance.of(60)
    ? `${at.slice(0, 10)}T${chance.pick(['11:00', '14:00', '15:30'])}`
    : timeIn(step, chance);
}

function elsewhere(chance: Chance): Record<string, string> {
  return {
    name: 'Studio',
    streetName: 'Ohlauer Straße',
    houseNumber: String(1 + chance.below(99)),
    postalCode: chance.pick(codes),
    city: 'Berlin',
    country: 'Germany',
  };
}

/** A refund that was thought to have arrived comes back, or a bank takes a payment back; some of that is decided at once. */
async function atTheBank(field: Field, customer: ChangingCustomer, chance: Chance): Promise<void> {
  const session = chance.pick(customer.sessions);
  const press = async (verb: string) => {
    const answer = await fetch(`${field.paymentUrl}/_sandbox/payments/${session}/${verb}`, {
      method: 'POST',
    });
    if (answer.ok) customer.done.push(verb);
  };
  if (chance.of(60)) return press('fail-refund');
  await press('dispute');
  if (chance.of(50)) await press(chance.of(70) ? 'win-dispute' : 'lose-dispute');
}

/** Ways around the fee; each answers in words how it was cheaper than canceling at once, null where it was not. */
export const tricks: readonly ((customer: ChangingCustomer, chance: Chance) => Promise<string | null>)[] = [
  async (customer, chance) => {
    await customer.order(new Map([[101, 4]]), timeIn('half', chance), { isDelivered: true });
    const fee = (await customer.feeNow()) ?? 0;
    await customer.change({ items: new Map([[101, 1]]) });
    await customer.cancel();
    return cheaper(customer, fee, 'all but one taken out, then canceled');
  },
  async (customer, chance) => {
    await customer.order(new Map([[101, 2]]), timeIn('half', chance), { isDelivered: true });
    const fee = (await customer.feeNow()) ?? 0;
    await customer.change({ preferDateAndTime: timeIn('free', chance) });
    await customer.cancel();
    return cheaper(customer, fee, 'moved, then canceled');
  },
];

function cheaper(customer: ChangingCustomer, fee: number, how: string): string | null {
  const isTried = customer.isCanceled && customer.done.length > 1;
  return isTried && fee > 0 && customer.fees === fee
    ? null
    : `${how} cost ${customer.fees} instead of ${fee}`;
}
