import { shop } from '#content/shop.ts';
import type { Config } from '../env.ts';

/** Who e-mails come from: `Name <address>`, or an address alone. */
export function senderOf({ MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  return MAIL_FROM ?? shop.mailFrom;
}
