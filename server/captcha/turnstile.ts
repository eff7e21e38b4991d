import { createHash } from 'node:crypto';
import { usedCaptchas } from '../db/schema/access.ts';
import { ShopError } from '../shop-error.ts';
import type { Captcha } from './captcha.ts';

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Cloudflare Turnstile, for shops that choose it by TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY. */
export function createTurnstile(siteKey: string, secret: string): Captcha {
  return {
    challenge: async () => ({ turnstile: siteKey }),
    async redeem(db, payload, now) {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: payload }),
        signal: AbortSignal.timeout(5000),
      })
        .then((response) => response.json() as Promise<{ success?: boolean }>)
        .catch(() => null);
      if (!answer?.success) throw new ShopError('CaptchaInvalid');
      const signature = createHash('sha256').update(payload).digest('base64url');
      const marked = await db
        .insert(usedCaptchas)
        .values({ signature, expiresAt: new Date(now + 600_000) })
        .onConflictDoNothing()
        .returning();
      if (marked.length === 0) throw new ShopError('CaptchaInvalid');
    },
  };
}
