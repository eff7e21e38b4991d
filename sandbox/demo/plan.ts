import type { Day, Time } from '#rules/booking/berlin-time.ts';
import type { Fulfilment } from '#rules/orders/fulfilment.ts';
import type { Locale } from '#rules/text/locale.ts';
import { people, type SamplePerson } from './people.ts';

/** An order that the demo has on a day. */
export interface PlannedOrder {
  readonly person: SamplePerson;
  readonly time: Time;
  readonly fulfilment: Fulfilment;
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  readonly wishes: string;
  readonly locale: Locale;
}

/** Baskets by what they hold: product and pieces. Each is a lunch for ten to thirty. */
const baskets: readonly (readonly (readonly [productId: number, quantity: number])[])[] = [
  [[101, 2]],
  [
    [101, 2],
    [701, 1],
    [403, 1],
  ],
  [
    [102, 1],
    [401, 1],
  ],
  [
    [105, 2],
    [401, 1],
    [606, 1],
  ],
  [
    [101, 1],
    [102, 2],
    [701, 1],
    [401, 1],
    [601, 1],
  ],
  [
    [103, 1],
    [307, 2],
    [404, 1],
  ],
  [
    [102, 1],
    [403, 1],
    [608, 1],
  ],
  [
    [201, 2],
    [510, 1],
    [704, 1],
  ],
  [
    [109, 2],
    [702, 2],
    [603, 1],
  ],
  [
    [108, 2],
    [106, 1],
    [708, 1],
  ],
  [
    [105, 2],
    [508, 1],
    [507, 2],
    [707, 2],
  ],
  [
    [104, 1],
    [108, 1],
    [701, 1],
    [605, 1],
  ],
  [
    [107, 1],
    [402, 2],
    [504, 2],
  ],
  [
    [305, 2],
    [306, 1],
    [405, 1],
    [604, 1],
  ],
];

const wishes: Readonly<Record<string, string>> = {
  'linde-partner': 'Eine Kollegin verträgt keinen Sesam, bitte 2 Wraps ohne Hummus extra einpacken.',
  kowalczyk: 'Bitte ohne Nüsse, Sandwich-Box getrennt legen.',
  oeztuerk: 'No nuts, please. My daughter is allergic.',
  'notariat-brandt': 'Aufbau im Besprechungsraum, Aufzug bis in den dritten Stock.',
  demir: 'Bitte klingeln, das Baby schläft nachmittags.',
};
const english: readonly string[] = ['oeztuerk', 'studio-foenwelle'];

/** When food leaves on a day, the nearest to lunch the most. */
const times: readonly Time[] = [
  '12:30',
  '11:30',
  '12:00',
  '10:00',
  '13:00',
  '11:00',
  '12:30',
  '18:00',
  '09:00',
  '14:30',
  '16:00',
  '18:30',
  '10:30',
  '19:30',
];

/** How many orders a day has, by how far it is ahead. */
const ordersOfDay = [14, 10, 7, 5, 8, 4, 6, 3, 5, 4];

/**
 * The orders that the demo has on a day: the same whenever it is asked, others on another day.
 * @param ahead how many days it is until then
 */
export function planOf(day: Day, ahead: number): PlannedOrder[] {
  const seed = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return Array.from({ length: ordersOfDay[ahead] ?? 0 }, (_, index) => {
    const person = people[(seed * 7 + index * 5) % people.length] ?? (people[0] as SamplePerson);
    const basket = baskets[(seed * 3 + index * 11) % baskets.length] ?? [];
    return {
      person,
      time: times[index % times.length] ?? '12:30',
      fulfilment: (seed + index) % 6 === 0 ? 'PICKUP' : 'DELIVERY',
      items: basket.map(([productId, quantity]) => ({ productId, quantity })),
      wishes: wishes[person.slug] ?? '',
      locale: english.includes(person.slug) ? 'en' : 'de',
    };
  });
}
