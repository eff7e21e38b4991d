import { type Operation, readDocument, type Schema } from '../torture/support/openapi.ts';
import { call } from './client.ts';
import { twoPlatters } from './orders.ts';
import type { TestShop } from './shop.ts';

/** What a customer has, by the word that a call uses for it: `{ addressId: 12, 'product-orders': '0f8f…' }`. */
export type Owned = Readonly<Record<string, string | number>>;

/** The calls of the contract, as its document tells them, and how each is made with ids that are somebody's. */
export async function contractCalls(shop: TestShop) {
  const { operations, resolve } = readDocument((await call(shop, 'GET', '/openapi.json')).json);

  /** The words under which a call takes an id: of its path (named by the noun before it), its query, its body. */
  function idsOf({ path, parameters, body }: Operation): string[] {
    const inPath = [...path.matchAll(/\/([\w-]+)\/\{\w+\}/g)].map(([, noun = '']) => noun);
    const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const inBody = Object.keys(body ? propertiesOf(body) : {});
    return [...inPath, ...[...inQuery, ...inBody].filter(isId)];
  }

  /** Makes a call with these ids in it, and everything else as it should be. */
  function ask({ method, path, parameters, body }: Operation, owned: Owned, token?: string) {
    const query = Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'query' && !body)
        .map(({ name, schema }) => [name, String(owned[name] ?? schema.enum?.[0] ?? 'x')]),
    );
    const properties = body ? propertiesOf(body) : {};
    const ids = Object.keys(properties).filter((name) => owned[name] !== undefined);
    const given = {
      ...('streetName' in properties && address),
      ...('password' in properties && { email: owned.email, password: '00000000' }),
      ...('productQuantities' in properties && { productQuantities: twoPlatters }),
      ...('difference' in properties && { version: 1, difference: 0 }),
      ...('fee' in properties && { fee: 0 }),
      ...Object.fromEntries(ids.map((name) => [name, owned[name]])),
    };
    return call(shop, method, filledPath(path, owned), { token, query, ...(body && { body: given }) });
  }

  const propertiesOf = (schema: Schema) => resolve(schema).properties ?? {};

  return { operations, resolve, idsOf, ask };
}

/** The path with these ids in it. */
export function filledPath(path: string, owned: Owned): string {
  return path.replaceAll(/\/([\w-]+)\/\{\w+\}/g, (_, noun) => `/${noun}/${owned[noun]}`);
}

const isId = (name: string) => /id$/i.test(name) && name !== 'vatIdOrTaxId' && name !== 'productId';

const address = {
  streetName: 'Ohlauer Straße',
  houseNumber: '1',
  postalCode: '10999',
  city: 'Berlin',
  country: 'Germany',
};
