import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import { newMenuProduct } from '#rules/catalogue/menu-product.ts';
import { centsOf } from '#rules/money/money.ts';
import { catalogueVersion, categories } from '#server/db/schema/catalogue.ts';
import { productVersions } from '#server/db/schema/menu.ts';
import { call, refused } from '../../../../tests/support/client.ts';
import { lawful, type MenuHand, menuHand, offered } from '../../../../tests/support/menu.ts';
import { paidOrder } from '../../../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { callKitchen, staffOf } from '../../../../tests/support/staff.ts';
import { carryOutPlans } from '../../../services/catalogue/menu/plans.ts';

let shop: TestShop;
let jule: MenuHand;
let klara: MenuHand;
let today: string;
beforeAll(async () => {
  shop = await startTestShop();
  jule = await menuHand(shop);
  klara = await menuHand(shop, await staffOf(shop, 'OWNER'));
  today = berlinDay(shop.deps.now());
});
afterAll(() => shop.stop());

const version = async () => (await shop.deps.db.select().from(catalogueVersion))[0]?.version;

describe('a new dish', () => {
  test('is a draft that no customer sees, and is refused until it is lawful, with the list', async () => {
    const id = await jule.add();
    expect(id).toBeGreaterThan(10_000);
    const there = { sellers: [1, 2], categories: [1, 2, 3, 4, 5, 6, 7] };
    const refusal = await jule.publish(id);
    expect(refusal).toMatchObject(refused(409, 'NotLawfulYet'));
    expect(refusal.json.missing).toEqual(whatIsMissing(newMenuProduct, there));
    const { allergens: _, ...rest } = lawful;
    const saved = (await jule.save(id, rest, 1)).json;
    expect(saved.missing).toEqual([{ field: 'allergens', code: 'MISSING' }]);
    expect((await jule.publish(id)).json.missing).toEqual(saved.missing);
    expect(await offered(shop, id)).toBeUndefined();
    const [listed] = (await jule.list()).products;
    expect(listed).toMatchObject({ id, content: null, draft: { by: 'OFFICE' }, missing: saved.missing });

    await jule.save(id, { allergens: ['celery'] }, saved.revision);
    expect((await jule.publish(id)).json).toMatchObject({
      draft: null,
      missing: [],
      content: { priceCents: 3900, active: true },
      versions: [{ number: 1, how: 'PUBLISHED', by: 'OFFICE' }],
    });
    expect(await offered(shop, id)).toMatchObject({
      name: 'en:Lentil soup\nde:Linsensuppe',
      price: 39,
      vatRate: 7,
      allergens: ['celery'],
      imageUrl: null,
    });
    const { json: category } = await call(shop, 'GET', '/v1/categories/5');
    expect(category.productIds.at(-1)).toBe(id);
  });

  test('may be a copy, which says so in its name', async () => {
    const id = await jule.add({ copyOf: 101 });
    expect((await jule.details(id)).draft.content).toMatchObject({
      name: { de: 'Belegte Brötchen, gemischt (Kopie)', en: 'Open rolls, mixed (copy)' },
      priceCents: 5800,
    });
    expect(await jule.kitchen('POST', '/products', { copyOf: 99_999 })).toMatchObject(
      refused(404, 'ProductNotFound'),
    );
  });

  test('has a number that nobody had, also after a backup came back', async () => {
    const before = await jule.add();
    await shop.deps.db.execute("select setval('menu_ids', 10001, false)");
    expect(await jule.add()).toBeGreaterThan(before);
  });

  test('that was thrown away is gone from the list', async () => {
    const id = await jule.add();
    expect((await jule.kitchen('DELETE', `/products/${id}/draft`)).status).toBe(204);
    expect((await jule.list()).products.map((product: { id: number }) => product.id)).not.toContain(id);
  });
});

describe('a draft', () => {
  test('saved two hundred times leaves the version of the catalogue where it was', async () => {
    const before = await version();
    let { revision } = await jule.details(102);
    for (let nth = 1; nth <= 200; nth++) {
      const saved = await jule.save(102, { 'description.de': `Entwurf ${nth}` }, revision);
      expect(saved.status).toBe(200);
      revision = saved.json.revision;
    }
    expect(await version()).toBe(before);
    expect((await offered(shop, 102)).description).not.toContain('Entwurf');
    await jule.kitchen('DELETE', '/products/102/draft');
    expect(await version()).toBe(before);
    expect(await jule.details(102)).toMatchObject({ draft: null, content: { name: { de: 'Wrap-Platte' } } });
  });

  test('takes the texts of two people who write at once, each language one', async () => {
    const { revision } = await jule.details(103);
    const answers = await Promise.all([
      jule.save(103, { 'name.de': 'Die Grüne' }, revision),
      klara.save(103, { 'name.en': 'The green one', priceCents: 5000 }, revision),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await jule.details(103)).draft.content).toMatchObject({
      name: { de: 'Die Grüne', en: 'The green one' },
      priceCents: 5000,
    });
  });

  test('says who has written another value into the same field, and loses nothing', async () => {
    const { revision } = await jule.details(104);
    await klara.save(104, { 'unit.de': 'Brett von Klara', vat: 'food' }, revision);
    const refusal = await jule.save(104, { 'unit.de': 'Brett von Jule', 'unit.en': 'Board' }, revision);
    expect(refusal).toMatchObject(refused(409, 'EditedMeanwhile'));
    expect(refusal.json.theirs).toEqual([
      { field: 'unit.de', value: 'Brett von Klara', by: 'OWNER', at: expect.any(Number) },
    ]);
    expect((await jule.details(104)).draft.content.unit).toMatchObject({ de: 'Brett von Klara' });
    const decided = await jule.save(104, { 'unit.de': 'Brett von Jule' }, refusal.json.revision);
    expect(decided.json.content.unit.de).toBe('Brett von Jule');
    // The same value twice is no quarrel.
    expect((await klara.save(104, { 'unit.de': 'Brett von Jule' }, revision)).status).toBe(200);
  });

  test('is not published with what its publisher has not seen', async () => {
    const { revision } = await jule.details(105);
    await klara.save(105, { priceCents: 1 }, revision);
    const refusal = await jule.publish(105, { revision });
    expect(refusal.json).toMatchObject({
      code: 'EditedMeanwhile',
      theirs: [{ field: 'priceCents', value: 1 }],
    });
    expect((await offered(shop, 105)).price).toBe(72);
    await klara.kitchen('DELETE', '/products/105/draft');
  });

  test('is not written over or thrown away with what somebody has not seen', async () => {
    const id = await jule.newDish();
    const { revision } = await jule.details(id);
    const { json } = await klara.save(id, { 'name.de': 'Suppe von Klara' }, revision);
    const written = { code: 'EditedMeanwhile', theirs: [{ field: 'name.de', value: 'Suppe von Klara' }] };
    const goBack = (seen?: number) =>
      jule.kitchen('POST', `/products/${id}/return`, { number: 1, revision: seen });
    const drop = (query: string) => jule.kitchen('DELETE', `/products/${id}/draft${query}`);
    const draft = async () => (await jule.details(id)).draft?.content.name.de;

    expect((await goBack(revision)).json).toMatchObject(written);
    expect((await drop(`?revision=${revision}`)).json).toMatchObject(written);
    expect(await draft()).toBe('Suppe von Klara');
    expect((await goBack(json.revision)).status).toBe(200);
    expect(await draft()).toBe('Linsensuppe');
    expect((await drop(`?revision=${(await jule.details(id)).revision}`)).status).toBe(204);
    expect(await draft()).toBeUndefined();
    // Who names no revision is not refused.
    expect((await goBack()).status).toBe(200);
    expect((await drop('')).status).toBe(204);
  });

  test('that says what is sold anyway is none', async () => {
    const { revision } = await jule.details(106);
    const { json } = await jule.save(106, { priceCents: 8500 }, revision);
    expect((await jule.details(106)).draft).not.toBeNull();
    await jule.save(106, { priceCents: 8400 }, json.revision);
    expect((await jule.details(106)).draft).toBeNull();
  });

  test('takes over a price that is changed in place meanwhile, and brings no old one back', async () => {
    const { revision } = await jule.details(107);
    const { json } = await jule.save(107, { 'description.de': 'Mit Basilikum vom Balkon.' }, revision);
    expect((await klara.price(107, 4700)).status).toBe(200);
    expect((await jule.publish(107, { revision: json.revision })).json).toMatchObject({
      code: 'EditedMeanwhile',
      theirs: [{ field: 'priceCents', value: 4700, by: 'OWNER' }],
    });
    await jule.publish(107);
    expect(await offered(shop, 107)).toMatchObject({
      price: 47,
      description: expect.stringContaining('vom Balkon'),
    });
  });

  test.each([
    { 'name.de': 'Zwei\nZeilen' },
    { 'name.en': 'x'.repeat(201) },
    { priceCents: 0 },
    { priceCents: 12.5 },
    { allergens: ['soap'] },
    { allergens: ['milk', 'milk'] },
    { image: { picture: '../../etc', alt: { de: null, en: null } } },
    { serves: { from: 10, to: 8 } },
    { active: false },
  ])('is not saved with %j', async (changes) => {
    expect(await jule.save(101, changes, 99)).toMatchObject(refused(400, 'ValidationFailed'));
  });
});

describe('what is sold', () => {
  test('changes its price in place; who has ordered pays what it cost then', async () => {
    const placed = await paidOrder(shop, { productQuantities: { '201': 10 } });
    const before = await offered(shop, 201);
    const { json } = await jule.price(201, 9900);
    expect(json).toMatchObject({
      content: { priceCents: 9900 },
      versions: [
        { how: 'PRICE', fields: ['priceCents'], priceCents: 9900, by: 'OFFICE' },
        { how: 'IMPORTED', priceCents: centsOf(before.price) },
      ],
      ordered: { orders: 1 },
    });
    expect((await offered(shop, 201)).price).toBe(99);
    const order = await callKitchen(shop, 'GET', `/orders/${placed.publicId}`, {
      cookie: (await staffOf(shop, 'OFFICE')).cookie,
    });
    expect(JSON.stringify(order.json)).toContain(String(before.price));
  });

  test('says of each order to come that has it what its note asks to avoid', async () => {
    const id = await jule.newDish();
    const day = addDays(today, 3);
    const ordered = (deliveryInstruction: string) =>
      paidOrder(shop, {
        productQuantities: { '101': 2, [id]: 1 },
        preferDateAndTime: `${day}T12:30`,
        deliveryInstruction,
      });
    await ordered('Eine Kollegin verträgt keinen Sesam');
    await ordered('1 ohne Milch, 2 glutenfrei');
    await ordered('Zweite Klingel');
    const delivered = await ordered('No fish');
    await jule.kitchen('POST', `/orders/${delivered.publicId}/stage`, { stage: 'DELIVERED' });
    const { ordered: told } = await jule.details(id);
    expect(told).toMatchObject({ orders: 4, until: day });
    expect(told.toCome).toHaveLength(3);
    expect(told.toCome).toEqual(
      expect.arrayContaining([
        { day, avoids: ['sesame'] },
        { day, avoids: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt', 'milk'] },
        { day, avoids: [] },
      ]),
    );
  });

  test('goes off the menu and comes back; orders keep it', async () => {
    const placed = await paidOrder(shop, { productQuantities: { '202': 10 } });
    await jule.kitchen('POST', '/products/202/withdraw', {});
    expect(await offered(shop, 202)).toBeUndefined();
    const listed = (await jule.list()).products.find(({ id }: { id: number }) => id === 202);
    expect(listed.content.active).toBe(false);
    expect(placed.publicId).toBeTruthy();
    await jule.publish(202);
    expect(await offered(shop, 202)).toBeDefined();
    expect((await jule.details(202)).versions.map(({ how }: { how: string }) => how)).toEqual([
      'PUBLISHED',
      'WITHDRAWN',
      'IMPORTED',
    ]);
  });

  test('can be as it was once, as a draft that is published', async () => {
    await jule.price(203, 1100);
    await jule.price(203, 1200);
    const was = (await jule.kitchen('GET', '/products/203/versions/2')).json;
    expect(was.priceCents).toBe(1100);
    const { json } = await jule.kitchen('POST', '/products/203/return', { number: 2 });
    expect(json).toMatchObject({ content: { priceCents: 1200 }, draft: { content: { priceCents: 1100 } } });
    await jule.publish(203);
    expect((await offered(shop, 203)).price).toBe(11);
    expect(await jule.kitchen('GET', '/products/203/versions/99')).toMatchObject(
      refused(404, 'ProductNotFound'),
    );
  });

  test('has a history that nobody changes', async () => {
    await expect(shop.deps.db.delete(productVersions)).rejects.toThrow();
    await expect(shop.deps.db.update(productVersions).set({ how: 'PRICE' })).rejects.toThrow();
  });
});

describe('from a day on', () => {
  const midnight = async (day: string) => {
    const before = shop.clock.offset;
    shop.clock.offset += Date.parse(`${day}T00:30:00+01:00`) - shop.deps.now();
    await Promise.all([carryOutPlans(shop.deps), carryOutPlans(shop.deps)]);
    shop.clock.offset = before;
  };

  test('a price holds from midnight, once, also where nobody was there at midnight', async () => {
    const day = addDays(today, 3);
    const { json } = await jule.price(301, 4400, day);
    expect(json).toMatchObject({
      content: { priceCents: expect.not.closeTo(4400) },
      plans: [{ fromDay: day, change: { priceCents: 4400 }, by: 'OFFICE' }],
    });
    await midnight(addDays(day, -1));
    expect((await offered(shop, 301)).price).not.toBe(44);
    await midnight(addDays(day, 2));
    expect((await offered(shop, 301)).price).toBe(44);
    const { versions, plans } = await jule.details(301);
    expect(versions.map(({ how }: { how: string }) => how)).toEqual(['PLANNED', 'IMPORTED']);
    expect(plans).toEqual([]);
    expect(await jule.price(301, 4400, addDays(today, -1))).toMatchObject(refused(409, 'DayNotAhead'));
  });

  test('a later word about the same day and price replaces the earlier one', async () => {
    const day = addDays(today, 4);
    await jule.price(302, 4400, day);
    const { json } = await jule.price(302, 4500, day);
    expect(json.plans).toMatchObject([{ change: { priceCents: 4500 } }]);
  });

  test('what is not lawful on its day needs somebody, is a draft again, and its history says who saw to it', async () => {
    const day = addDays(today, 6);
    const { json } = await jule.kitchen('POST', '/menu-categories', {
      name: { de: 'Eintöpfe', en: 'Stews' },
    });
    const stew = await jule.add();
    await jule.save(stew, { ...lawful, categoryId: json.id }, 1);
    await jule.publish(stew, { fromDay: day });
    await jule.kitchen('PUT', `/menu-categories/${json.id}`, { active: false });
    await midnight(day);
    const open = async () => (await jule.kitchen('GET', '/menu/refused-plans')).json;
    const [refusal] = await open();
    expect(refusal).toMatchObject({
      productId: stew,
      name: { de: 'Linsensuppe' },
      fromDay: day,
      missing: [{ field: 'categoryId', code: 'UNKNOWN' }],
      seen: null,
    });
    expect(await jule.details(stew)).toMatchObject({
      content: null,
      draft: { content: { unit: { en: 'Pot for ten' } } },
      plans: [],
    });
    const turn = (verb: string) => jule.kitchen('POST', `/menu/refused-plans/${refusal.id}/${verb}`);
    for (const again of ['close', 'close']) expect((await turn(again)).status).toBe(204);
    expect(await open()).toEqual([]);
    expect((await jule.details(stew)).refusedPlans).toMatchObject([{ seen: { by: 'OFFICE' } }]);
    expect((await turn('reopen')).status).toBe(204);
    expect(await open()).toHaveLength(1);
    await turn('close');
    expect(await jule.kitchen('POST', '/menu/refused-plans/999999/close')).toMatchObject(
      refused(404, 'NoticeNotFound'),
    );
  });

  test('a new dish and what was written come, and what was changed meanwhile in other fields stays', async () => {
    const day = addDays(today, 5);
    const soup = await jule.add();
    await jule.save(soup, lawful, 1);
    expect((await jule.publish(soup, { fromDay: day })).json).toMatchObject({
      content: null,
      draft: null,
      plans: [{ fromDay: day }],
    });
    expect((await jule.list()).products[0]).toMatchObject({ id: soup, content: null });
    const { revision } = await jule.details(303);
    await jule.save(303, { 'description.de': 'Ab Montag neu.' }, revision);
    await jule.publish(303, { fromDay: day });
    await jule.price(303, 4800);
    await midnight(day);
    expect(await offered(shop, soup)).toMatchObject({ price: 39 });
    expect(await offered(shop, 303)).toMatchObject({
      price: 48,
      description: expect.stringContaining('Ab Montag neu.'),
    });
  });

  test.each([{ prepMinutes: 25 }, { priceCents: 4100 }])(
    'what is published with %j is on the menu, though it was taken off in between',
    async (changes) => {
      const day = addDays(today, 7);
      const id = await jule.newDish();
      const { revision } = await jule.details(id);
      await jule.save(id, changes, revision);
      await jule.publish(id, { fromDay: day });
      const { json } = await jule.kitchen('POST', `/products/${id}/withdraw`, {});
      expect(json.plans).toMatchObject([{ fromDay: day, change: { active: true } }]);
      await midnight(addDays(day, -1));
      expect(await offered(shop, id)).toBeUndefined();
      await midnight(day);
      expect(await offered(shop, id)).toBeDefined();
      expect((await jule.details(id)).content).toMatchObject({ ...changes, active: true });
    },
  );

  test('a price alone does not bring back what was taken off', async () => {
    const day = addDays(today, 8);
    const id = await jule.newDish();
    await jule.price(id, 4400, day);
    await jule.kitchen('POST', `/products/${id}/withdraw`, {});
    await midnight(day);
    expect(await offered(shop, id)).toBeUndefined();
    expect((await jule.details(id)).content).toMatchObject({ priceCents: 4400, active: false });
  });

  test('a price alone holds on what is on the menu, whatever it lacks by then', async () => {
    const day = addDays(today, 9);
    const { json: roasts } = await jule.kitchen('POST', '/menu-categories', {
      name: { de: 'Braten', en: 'Roasts' },
    });
    const id = await jule.newDish({ categoryId: roasts.id });
    const { revision } = await jule.details(id);
    await jule.save(id, { priceCents: 4100 }, revision);
    await jule.publish(id, { fromDay: day });
    await shop.deps.db.update(categories).set({ active: false }).where(eq(categories.id, roasts.id));
    await midnight(day);
    expect((await jule.details(id)).content).toMatchObject({ priceCents: 4100, active: true });
  });

  test('of two prices for one day the one that was said last holds, and is published as the other was', async () => {
    const day = addDays(today, 11);
    const id = await jule.newDish();
    const { revision } = await jule.details(id);
    await jule.save(id, { priceCents: 4100 }, revision);
    await jule.publish(id, { fromDay: day });
    await jule.price(id, 4200, day);
    expect((await jule.details(id)).plans).toMatchObject([
      { fromDay: day, change: { priceCents: 4200, active: true } },
    ]);
  });

  test('a price that cannot bring back what was taken off is a draft again', async () => {
    const day = addDays(today, 10);
    const { json: pies } = await jule.kitchen('POST', '/menu-categories', {
      name: { de: 'Pasteten', en: 'Pies' },
    });
    const id = await jule.newDish({ categoryId: pies.id });
    const { revision } = await jule.details(id);
    await jule.save(id, { priceCents: 4100 }, revision);
    await jule.publish(id, { fromDay: day });
    await jule.kitchen('POST', `/products/${id}/withdraw`, {});
    await jule.kitchen('PUT', `/menu-categories/${pies.id}`, { active: false });
    await midnight(day);
    expect(await jule.details(id)).toMatchObject({
      content: { priceCents: 3900, active: false },
      draft: { content: { priceCents: 4100 } },
      refusedPlans: [{ missing: [{ field: 'categoryId', code: 'UNKNOWN' }] }],
    });
  });

  test('what was planned is taken back, and becomes the draft again', async () => {
    const { revision } = await jule.details(304);
    await jule.save(304, { 'name.de': 'Anders' }, revision);
    const { json } = await jule.publish(304, { fromDay: addDays(today, 6) });
    expect(json).toMatchObject({
      draft: null,
      content: { name: { de: expect.not.stringContaining('Anders') } },
    });
    const [plan] = json.plans;
    expect((await jule.kitchen('DELETE', `/products/304/plans/${plan.id}`)).status).toBe(204);
    expect(await jule.details(304)).toMatchObject({
      plans: [],
      draft: { content: { name: { de: 'Anders' } } },
    });
    await jule.kitchen('DELETE', '/products/304/draft');
  });
});

test('who cooks sees the menu without a price and without drafts', async () => {
  const { revision } = await jule.details(305);
  await jule.save(305, { priceCents: 4999 }, revision);
  await jule.price(306, 4998, addDays(today, 3));
  const { cookie } = await staffOf(shop, 'KITCHEN');
  const { json } = await callKitchen(shop, 'GET', '/products', { cookie });
  expect(json.products.length).toBeGreaterThan(50);
  const text = JSON.stringify(json);
  for (const word of ['price', 'deposit', '"vat"', '4999', '4998']) expect(text).not.toContain(word);
  expect(json.products.every(({ draft }: { draft: unknown }) => draft === null)).toBe(true);
});
