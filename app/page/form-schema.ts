import * as z from 'zod/mini';
import { m } from '#messages';

// Compiled validators need eval, which the page's policy forbids; even trying is reported as a violation.
z.config({ jitless: true });

/** Longest name that the API takes, in characters. */
const nameLength = 200;

/** Line breaks and characters that nobody sees, which come along when something is pasted; the API refuses them. */
const visible = () => z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, { error: () => m.delivery_invisible() });

/** A field that must say something; `message` is asked for when it is shown, in the reader's language. */
export const requiredName = (message: () => string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message }), longest(nameLength), visible());

export const optionalName = (length = nameLength) => z.string().check(z.trim(), longest(length), visible());

const longest = (count: number) => z.maxLength(count, { error: () => m.delivery_too_long({ count }) });
