import { randomUUID } from 'node:crypto';
import type { Role } from '#rules/access/role.ts';
import { openPersonSession, openTabletSession } from '#server/access/staff/staff-sessions.ts';
import { staff } from '#server/db/schema/staff.ts';
import { call } from './client.ts';
import type { TestShop } from './shop.ts';

export interface TestStaff {
  readonly id: number;
  readonly email: string;
  /** What their browser sends. */
  readonly cookie: string;
}

/** Somebody who works here and has just signed in, without the way through the mailbox. */
export async function staffOf(shop: TestShop, role: Role): Promise<TestStaff> {
  const { db, now } = shop.deps;
  const email = `staff-${randomUUID()}@example.com`;
  const [member] = await db.insert(staff).values({ email, name: role, role }).returning();
  if (!member) throw new Error('no staff');
  const { token } = await openPersonSession(db, member, 'Chrome, Android', new Date(now()));
  return { id: member.id, email, cookie: `kitchen=${token}` };
}

/** A tablet on the wall, as a browser's cookie. */
export async function tabletOf(shop: TestShop): Promise<string> {
  const { db, now } = shop.deps;
  const { token } = await openTabletSession(db, 'Cold kitchen', new Date(now()));
  return `kitchen=${token}`;
}

interface KitchenCall {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly language?: string;
}

/** Calls the kitchen's API as its own pages do. */
export function callKitchen(
  shop: TestShop,
  method: string,
  path: string,
  { cookie, body, headers, language }: KitchenCall = {},
) {
  return call(shop, method, `/kitchen/api${path}`, {
    body,
    ...(language && { language }),
    headers: { Origin: shop.config.KITCHEN_URL, ...(cookie && { Cookie: cookie }), ...headers },
  });
}

/** Opens the stream that says when something changed. */
export function listen(shop: TestShop, cookie: string): Promise<Response> {
  return shop.send(new Request('http://shop.test/kitchen/api/live', { headers: { Cookie: cookie } }));
}
