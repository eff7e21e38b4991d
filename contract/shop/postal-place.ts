import type { z } from '@hono/zod-openapi';
import { isEmptyAddress } from '#rules/money/invoice-address.ts';
import { isPostalCodeIn } from '#rules/text/postal-code.ts';
import { Name } from './fields.ts';

interface Place {
  readonly country: string;
  readonly postalCode: string;
}

/** An address whose postcode can be one of its country. What was saved before may have another: only writing is strict. */
export const withPostalCode = <Schema extends z.ZodType<Place>>(address: Schema) =>
  address.refine(({ country, postalCode }) => isPostalCodeIn(country, postalCode), {
    path: ['postalCode'],
    message: 'no postcode of its country',
  });

const needed = ['streetName', 'houseNumber', 'postalCode', 'city', 'country'] as const;

/** The address of a profile, which is whole or empty. */
export const profilePlace = {
  streetName: Name,
  houseNumber: Name,
  postalCode: Name,
  streetAddition: Name.optional(),
  country: Name,
  city: Name,
};

type ProfilePlace = Readonly<Record<(typeof needed)[number], string>> & {
  readonly streetAddition?: string | undefined;
};

/** A profile whose address is whole or empty. */
export const withWholeAddress = <Schema extends z.ZodType<ProfilePlace>>(profile: Schema) =>
  profile.superRefine((given, context) => {
    if (isEmptyAddress(given)) return;
    for (const field of needed) {
      if (given[field].trim() === '')
        context.addIssue({ code: 'custom', path: [field], message: 'required' });
    }
    if (given.postalCode.trim() !== '' && !isPostalCodeIn(given.country, given.postalCode)) {
      context.addIssue({ code: 'custom', path: ['postalCode'], message: 'no postcode of its country' });
    }
  });
