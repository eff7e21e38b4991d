import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { RunningShop, Stage } from '../stage.ts';

const tokenOf = (nth: number) => `bench-token-of-a-tablet-${nth}`;

/** The cookie of a kitchen session on plain http. */
export const kitchenCookie = (nth = 1) => `kitchen=${tokenOf(nth)}`;

/** Pairs so many wall tablets with the kitchen. */
export async function pairTablets(stage: Stage, database: string, count = 1): Promise<void> {
  const hashes = Array.from({ length: count }, (_, nth) =>
    createHash('sha256')
      .update(tokenOf(nth + 1))
      .digest('base64url'),
  );
  await stage.withDatabase(database, (client) =>
    client.query(
      `insert into staff_sessions (token_hash, device, ends_at)
       select hash, 'Wall', now() + interval '1 day' from unnest($1::text[]) hash`,
      [hashes],
    ),
  );
}

/** Makes a browser the first of the tablets. */
export async function asTablet(context: BrowserContext, shop: RunningShop): Promise<void> {
  await context.addCookies([{ name: 'kitchen', value: tokenOf(1), url: shop.url }]);
}
