import { system } from '#server/access/actor.ts';
import { adoptCatalogue } from '#server/services/catalogue/adopt.ts';
import { call } from './client.ts';
import type { TestShop } from './shop.ts';
import { callKitchen, staffOf, type TestStaff } from './staff.ts';

/** Fields of a dish that may be sold. */
export const lawful = {
  'name.de': 'Linsensuppe',
  'name.en': 'Lentil soup',
  'description.de': 'Rote Linsen mit Kreuzkümmel und Zitrone.',
  'description.en': 'Red lentils with cumin and lemon.',
  'unit.de': 'Topf für zehn',
  'unit.en': 'Pot for ten',
  sellerId: 1,
  categoryId: 5,
  priceCents: 3900,
  vat: 'food',
  allergens: [],
  additives: [],
  isPackaged: false,
} as const;

/** What somebody does with the menu in the kitchen. */
export type MenuHand = Awaited<ReturnType<typeof menuHand>>;

/** Somebody of the office, and what they do with the menu; it is kept in the database. */
export async function menuHand(shop: TestShop, as?: TestStaff) {
  await adoptCatalogue(shop.deps, system);
  const { cookie, id: staffId } = as ?? (await staffOf(shop, 'OFFICE'));
  const kitchen = (method: string, path: string, body?: unknown) =>
    callKitchen(shop, method, path, { cookie, ...(body !== undefined && { body }) });
  const details = async (id: number) => (await kitchen('GET', `/products/${id}`)).json;
  return {
    staffId,
    kitchen,
    list: async () => (await kitchen('GET', '/products')).json,
    details,
    add: async (body = {}): Promise<number> => (await kitchen('POST', '/products', body)).json.id,
    save: (id: number, changes: object, revision: number) =>
      kitchen('PUT', `/products/${id}/draft`, { revision, changes }),
    publish: async (id: number, body: { revision?: number; fromDay?: string } = {}) =>
      kitchen('POST', `/products/${id}/publish`, { revision: (await details(id)).revision, ...body }),
    price: (id: number, priceCents: number, fromDay?: string) =>
      kitchen('PUT', `/products/${id}/price`, { priceCents, fromDay }),
    soldOut: (id: number, fromDay: string, untilDay: string | null, soldOut = true) =>
      kitchen('PUT', `/products/${id}/availability`, { fromDay, untilDay, soldOut }),
    /** A new dish on the menu. */
    async newDish(changes: object = {}): Promise<number> {
      const { json } = await kitchen('POST', '/products', {});
      await kitchen('PUT', `/products/${json.id}/draft`, { revision: 1, changes: { ...lawful, ...changes } });
      await kitchen('POST', `/products/${json.id}/publish`, { revision: 2 });
      return json.id;
    },
  };
}

/** A product as customers are offered it; undefined when they are not. */
export async function offered(shop: TestShop, id: number) {
  const { json } = await call(shop, 'GET', '/v1/products');
  return json.find((product: { id: number }) => product.id === id);
}
