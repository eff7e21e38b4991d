import { z } from '@hono/zod-openapi';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { isGuests } from '#rules/booking/guest-count.ts';
import { isEuro } from '#rules/money/money.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { nameLimit, textLimit } from '#rules/text/limits.ts';
import { isWholePhoneNumber } from '#rules/text/phone.ts';

/** PostgreSQL keeps no NUL, an invoice's XML no control characters, and half of a surrogate pair is no text. */
const storable = (value: string) => value.isWellFormed() && !/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u.test(value);
/** Whoever reads a list of names takes a line break in one for the next row, and a turned direction for another name. */
const oneLine = (value: string) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);

/** What turns the direction of all that follows makes another sentence of what the kitchen reads. */
const unturned = (value: string) => !/[\u202D\u202E]/.test(value);

/** A text of several lines, up to so many characters. */
export const textUpTo = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((value) => storable(value) && unturned(value), 'unstorable characters');
export const Text = textUpTo(textLimit);
/** A text of one line, up to so many characters. */
export const nameUpTo = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((value) => storable(value) && oneLine(value), 'line breaks or invisible characters');
export const Name = nameUpTo(nameLimit);
/** A name that must say something. */
export const RequiredName = Name.refine((value) => value.trim() !== '', 'required');
/** A text that must say something. */
export const RequiredText = Text.refine((value) => value.trim() !== '', 'required');

/** A telephone number that can be called, or nothing. */
export const PhoneNumber = Name.refine(
  (value) => value.trim() === '' || isWholePhoneNumber(value),
  'no telephone number',
);

/** A whole number above 0 in a path or query. */
export const IdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .openapi({ type: 'string', example: '1' });

/** Largest number that anything is counted or named by. */
export const mostNumber = 999_999_999;
/** A whole number above 0 in a body, as IdParam is in a path or query. */
export const Id = z.number().int().min(1).max(mostNumber);
/** Which version somebody saw. */
export const SeenVersion = z
  .number()
  .int()
  .refine((version) => Math.abs(version) <= mostNumber, 'no version');
export const Quantity = z.number().int().min(0).max(maximumQuantity);
/** Euro of an answer, at most two decimals. */
export const Euro = z.number().openapi({ description: 'Euro, at most two decimals', example: 58 });
/** Euro of a request, which come from outside: another number than an amount is refused. */
export const GivenEuro = Euro.refine(isEuro, 'no amount in euro');
export const LocalizedText = z
  .string()
  .openapi({ description: 'One line starting `en:`, one starting `de:`', example: 'en:Drinks\nde:Getränke' });
/** A dish of which there would be more or fewer after a change. */
export const QuantityChangeSchema = z.object({
  productId: z.number().int(),
  name: z.string().openapi({ description: 'Localized' }),
  from: z.number().int(),
  to: z.number().int(),
});
/** How many are expected. */
export const Guests = z.string().refine(isGuests, 'no number of guests');
export const PreferDateAndTime = z
  .string()
  .refine((value) => parseLocalDateTime(value) !== null, 'not a local date and time')
  .openapi({ description: 'Berlin local, to the minute', example: '2027-01-05T12:30' });
/** One strict address: no groups, no lists, no control characters. */
export const Email = z
  .email()
  .max(254)
  .refine((value) => /^[^\s,;<>"()[\]:\\]+$/.test(value));

/** The unguessable number of an order that URLs carry; whoever writes it in capitals means the same. */
export const PublicOrderId = z
  .uuid()
  .toLowerCase()
  .openapi({ example: '0f8fad5b-d9cb-469f-a165-70867728950e' });

export const bearer = [{ accessToken: [] }];
/** Security of a call that anybody may make, and that tells more to who is signed in. */
export const anybodyOrBearer: Record<string, string[]>[] = [{}, ...bearer];
/** The link of an order, in a header of its own. */
export const byOrderLink = [{ orderLink: [] }];
