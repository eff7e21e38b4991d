import { newToken, tokenHash } from '#server/secrets.ts';
import { call } from './customers.ts';
import type { Field } from './field.ts';

/** Somebody of the office who is signed in to the kitchen, written past the shop. */
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
  return {
    /** Pieces of each product that are to be made for a day. */
    async production(day: string): Promise<ReadonlyMap<number, number>> {
      const headers = { Cookie: `kitchen=${token}` };
      const answer = await call(field, 'GET', `/kitchen/api/days/${day}/production`, { headers });
      if (answer?.status !== 200) throw new Error(`no production: ${answer?.status} ${answer?.text}`);
      const { totals } = JSON.parse(answer.text) as { totals: { productId: number; quantity: number }[] };
      return new Map(totals.map(({ productId, quantity }) => [productId, quantity]));
    },
  };
}
