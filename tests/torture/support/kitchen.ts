import { newToken, tokenHash } from '#server/secrets.ts';
import { call } from './customers.ts';
import type { Field } from './field.ts';

export type Kitchen = Awaited<ReturnType<typeof signedInKitchen>>;

/** Somebody of the office who is signed in to the kitchen and has just shown who they are, written past the shop. */
export async function signedInKitchen(field: Field) {
  const token = newToken();
  await field.query(
    `with member as (
       insert into staff (email, name, role) values ('torture-' || gen_random_uuid() || '@example.com', 'Torture', 'OFFICE')
       returning id
     )
     insert into staff_sessions (token_hash, staff_id, device, confirmed_at, ends_at)
     select $1, id, 'Torture', now(), now() + interval '1 day' from member`,
    [tokenHash(token)],
  );
  const headers = { Cookie: `kitchen=${token}` };
  return {
    headers,
    /** Does something with an order; undefined while the shop does not answer. */
    act(publicId: string, what: string, body: object) {
      const own = { ...headers, Origin: String(field.environment.PUBLIC_URL) };
      return call(field, 'POST', `/kitchen/api/orders/${publicId}/${what}`, { headers: own, body });
    },
    /** Reads an order; undefined while the shop does not answer. */
    details(publicId: string) {
      return call(field, 'GET', `/kitchen/api/orders/${publicId}`, { headers });
    },
    /** Pieces of each product that are to be made for a day. */
    async production(day: string): Promise<ReadonlyMap<number, number>> {
      const answer = await call(field, 'GET', `/kitchen/api/days/${day}/production`, { headers });
      if (answer?.status !== 200) throw new Error(`no production: ${answer?.status} ${answer?.text}`);
      const { totals } = JSON.parse(answer.text) as { totals: { productId: number; quantity: number }[] };
      return new Map(totals.map(({ productId, quantity }) => [productId, quantity]));
    },
  };
}
