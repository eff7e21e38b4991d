import type { z } from '@hono/zod-openapi';
import {
  type DeliveryAddressInput,
  DeliveryAddressInputSchema,
  DeliveryAddressQuerySchema,
  listActiveDeliveryAddresses,
  listDeliveryAddresses,
  removeDeliveryAddress,
  saveDeliveryAddress,
  searchAddress,
  setPrimaryDeliveryAddress,
  updateDeliveryAddress,
} from '#contract/shop/delivery-addresses.ts';
import type { Deps } from '../../deps.ts';
import * as listing from '../../services/customers/list-delivery-addresses.ts';
import * as removing from '../../services/customers/remove-delivery-address.ts';
import * as saving from '../../services/customers/save-delivery-address.ts';
import * as primary from '../../services/customers/set-primary-delivery-address.ts';
import { ShopError } from '../../shop-error.ts';
import { callerOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';
import { presentDeliveryAddress } from './present.ts';

export function deliveryAddressRoutes(deps: Deps) {
  return newRoutes()
    .openapi(listDeliveryAddresses, async (c) => {
      const addresses = await listing.listDeliveryAddresses(deps, await callerOf(deps, c));
      return c.json(addresses.map(presentDeliveryAddress), 200);
    })
    .openapi(listActiveDeliveryAddresses, async (c) => {
      const addresses = await listing.listDeliveryAddresses(deps, await callerOf(deps, c));
      return c.json(addresses.map(presentDeliveryAddress), 200);
    })
    .openapi(searchAddress, async (c) => {
      const caller = await callerOf(deps, c);
      const found = await listing.searchDeliveryAddresses(deps, caller, c.req.valid('query').query);
      return c.json(found.map(presentDeliveryAddress), 200);
    })
    .openapi(saveDeliveryAddress, async (c) => {
      const caller = await callerOf(deps, c);
      const address = await saving.saveDeliveryAddress(
        deps,
        caller,
        readAddress(c.req.valid('json'), c.req.query()),
      );
      return c.json(presentDeliveryAddress(address), 200);
    })
    .openapi(updateDeliveryAddress, async (c) => {
      const caller = await callerOf(deps, c);
      const input = readAddress(c.req.valid('json'), c.req.query());
      if (input.addressId === undefined) throw new ShopError('ValidationFailed', { field: 'addressId' });
      return c.json(presentDeliveryAddress(await saving.saveDeliveryAddress(deps, caller, input)), 200);
    })
    .openapi(setPrimaryDeliveryAddress, async (c) => {
      const caller = await callerOf(deps, c);
      const address = await primary.setPrimaryDeliveryAddress(deps, caller, Number(c.req.valid('param').id));
      return c.json(presentDeliveryAddress(address), 200);
    })
    .openapi(removeDeliveryAddress, async (c) => {
      const caller = await callerOf(deps, c);
      await removing.removeDeliveryAddress(deps, caller, Number(c.req.valid('param').id));
      return c.body(null, 204);
    });
}

/** The address from a JSON body where there is one, else from the query parameters (spec §7). */
function readAddress(body: unknown, query: Record<string, string>): DeliveryAddressInput {
  if (body && Object.keys(body).length > 0) return checked(DeliveryAddressInputSchema, body);
  const { addressId, isPrimary, ...fields } = checked(DeliveryAddressQuerySchema, query);
  return {
    ...fields,
    ...(addressId !== undefined && { addressId: Number(addressId) }),
    ...(isPrimary !== undefined && { isPrimary: isPrimary === 'true' }),
  };
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ShopError('ValidationFailed', { field: result.error.issues[0]?.path.map(String).join('.') });
}
