import { randomBytes } from 'node:crypto';

/** An unguessable id in Stripe's manner: `prefix_` and letters and digits. */
export function newId(prefix: string, length = 24): string {
  let random = '';
  while (random.length < length)
    random += randomBytes(length)
      .toString('base64')
      .replace(/[^a-zA-Z0-9]/g, '');
  return `${prefix}_${random.slice(0, length)}`;
}

/** Unix time in whole seconds. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
