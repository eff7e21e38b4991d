import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { usedCaptchas } from '../db/schema/access.ts';
import { ShopError } from '../shop-error.ts';
import type { Captcha } from './captcha.ts';

const lifetimeSeconds = 600;

/** What the widget sends, base64 of JSON; anything else makes the library throw. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int().max(10_000),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number().int(), derivedKey: z.string().max(200) }),
});

/** Proof of work, checked here, without a third party: about 0.7 s of one fast core, several times that on a slow phone. */
export function createAltcha(secret: string): Captcha {
  const secrets = { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` };

  return {
    async challenge(now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        counter: randomInt(2000, 5000),
        deriveKey,
        expiresAt: Math.floor(now / 1000) + lifetimeSeconds,
        ...secrets,
      });
      return { ...challenge };
    },

    async redeem(db, payload, now) {
      const { challenge, solution } = parse(payload);
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (expiresAt.getTime() <= now) throw new ShopError('CaptchaInvalid');
      const verify = verifySolution as (options: object) => Promise<{ verified: boolean }>;
      const result = await verify({ challenge, solution, deriveKey, ...secrets }).catch(() => null);
      if (!result?.verified) throw new ShopError('CaptchaInvalid');
      const marked = await db
        .insert(usedCaptchas)
        .values({ signature: challenge.signature, expiresAt })
        .onConflictDoNothing()
        .returning();
      if (marked.length === 0) throw new ShopError('CaptchaInvalid');
    },
  };
}

function parse(payload: string) {
  try {
    return Payload.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    throw new ShopError('CaptchaInvalid');
  }
}
