import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { settings } from './db/schema/settings.ts';

const secretKey = 'server-secret';

/** The secret that all processes on a database share; made by the first of them. Asked for once, at the start. */
export async function serverSecret(db: Database): Promise<string> {
  const stored = async () => (await db.select().from(settings).where(eq(settings.key, secretKey)))[0]?.value;
  const known = await stored();
  if (known) return known;
  await db
    .insert(settings)
    .values({ key: secretKey, value: randomBytes(32).toString('base64url'), public: false })
    .onConflictDoNothing();
  // Another process may have been faster: what is kept counts.
  const made = await stored();
  if (!made) throw new Error('the server secret is missing');
  return made;
}

/** 256 random bits for people's browsers; only {@link tokenHash} of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Eight digits. */
export function newAccessCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0');
}

/** Bound to the address, so that a stolen table does not give the codes away by eight-digit lookups alone. */
export function accessCodeHash(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`${email}\n${code}`).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Names under which logs tell of an address and a client: the same for a day, so that a series of tries can be
 * seen, and no way back to either.
 */
export function pseudonyms(secret: string, email: string, client: string, now: number) {
  const day = new Date(now).toISOString().slice(0, 10);
  const named = (what: string) =>
    createHmac('sha256', secret).update(`log\n${day}\n${what}`).digest('hex').slice(0, 12);
  return { account: named(email), client: named(client) };
}
