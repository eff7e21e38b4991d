import { createRoute, z } from '@hono/zod-openapi';
import { examples } from './examples.ts';
import { bearer, Id, IdParam, Name, RequiredName, Text } from './fields.ts';
import { withPostalCode } from './postal-place.ts';
import { bodyErrors, errors, json } from './responses.ts';

export const DeliveryAddressSchema = z
  .object({
    id: z.number().int(),
    addressId: z.number().int().openapi({ description: 'The same as `id`' }),
    name: z.string(),
    streetName: z.string(),
    houseNumber: z.string(),
    streetAddition: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    deliveryInstruction: z.string(),
    isPrimary: z.boolean(),
    active: z.boolean(),
  })
  .openapi('DeliveryAddress', { example: examples.DeliveryAddress });
export type DeliveryAddress = z.infer<typeof DeliveryAddressSchema>;

const fields = {
  name: Name.optional(),
  streetName: RequiredName,
  houseNumber: RequiredName,
  streetAddition: Name.optional(),
  postalCode: RequiredName,
  city: RequiredName,
  country: RequiredName,
  deliveryInstruction: Text.optional(),
};

/** The address as JSON, for clients that prefer a body. */
export const DeliveryAddressInputSchema = withPostalCode(
  z.object({
    ...fields,
    addressId: Id.optional(),
    isPrimary: z.boolean().optional(),
  }),
);
export type DeliveryAddressInput = z.infer<typeof DeliveryAddressInputSchema>;

/** The address as query parameters, as the specification has it. */
const AddressQuery = z.object({
  ...fields,
  addressId: IdParam.optional(),
  isPrimary: z.enum(['true', 'false']).optional(),
});
export const DeliveryAddressQuerySchema = withPostalCode(AddressQuery);

const notFound = errors('SessionInvalid', 'DeliveryAddressNotFound');
const answer = json('The address as saved', DeliveryAddressSchema);

/** Spec §7. */
export const listDeliveryAddresses = createRoute({
  operationId: 'listDeliveryAddresses',
  method: 'get',
  path: '/v1/delivery-addresses',
  summary: 'The addresses of the signed-in customer, the primary one first',
  tags: ['Delivery addresses'],
  security: bearer,
  responses: { 200: json('The addresses', z.array(DeliveryAddressSchema)), ...errors('SessionInvalid') },
});

/** Spec §7, defined but unused there. */
export const listActiveDeliveryAddresses = createRoute({
  ...listDeliveryAddresses,
  operationId: 'listActiveDeliveryAddresses',
  path: '/v1/delivery-addresses/active',
  summary: 'The active addresses',
});

/** Spec §7: fields as query parameters with an empty body, or as a JSON body; with `addressId` it updates. */
export const saveDeliveryAddress = createRoute({
  operationId: 'saveDeliveryAddress',
  method: 'post',
  path: '/v1/delivery-addresses',
  summary: 'Add an address, or update the one named by addressId',
  tags: ['Delivery addresses'],
  security: bearer,
  request: {
    query: AddressQuery.partial(),
    body: {
      required: false,
      content: {
        'application/json': { schema: DeliveryAddressInputSchema },
        'text/plain': { schema: z.string().openapi({ description: 'Empty: the fields stand in the query' }) },
      },
    },
  },
  responses: {
    200: answer,
    ...errors(
      'SessionInvalid',
      'DeliveryAddressNotFound',
      'TooManyDeliveryAddresses',
      'CountryUnknown',
      ...bodyErrors,
    ),
  },
});

/** Spec §7, defined but unused there. */
export const updateDeliveryAddress = createRoute({
  ...saveDeliveryAddress,
  operationId: 'updateDeliveryAddress',
  method: 'put',
  summary: 'Update the address named by addressId',
});

/** Spec §7, defined but unused there. */
export const setPrimaryDeliveryAddress = createRoute({
  operationId: 'setPrimaryDeliveryAddress',
  method: 'put',
  path: '/v1/delivery-addresses/{id}/set-primary',
  summary: 'Make an address the primary one',
  tags: ['Delivery addresses'],
  security: bearer,
  request: { params: z.object({ id: IdParam }) },
  responses: { 200: answer, ...notFound },
});

/** Removes an address; orders keep their copy. Ours. */
export const removeDeliveryAddress = createRoute({
  operationId: 'removeDeliveryAddress',
  method: 'delete',
  path: '/v1/delivery-addresses/{id}',
  summary: 'Remove an address',
  tags: ['Delivery addresses'],
  security: bearer,
  request: { params: z.object({ id: IdParam }) },
  responses: { 204: { description: 'Removed' }, ...notFound },
});

/** Spec §7, defined but unused there: finds among the customer's own addresses. */
export const searchAddress = createRoute({
  operationId: 'searchAddress',
  method: 'get',
  path: '/v1/auto-complete-address/search',
  summary: 'Addresses that start like the query',
  tags: ['Delivery addresses'],
  security: bearer,
  request: { query: z.object({ query: Name.openapi({ example: 'Oranien' }) }) },
  responses: { 200: json('Matching addresses', z.array(DeliveryAddressSchema)), ...errors('SessionInvalid') },
});
