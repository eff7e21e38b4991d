import { getCustomer, updateContact, updateCustomer } from '#contract/shop/customers.ts';
import type { Deps } from '../../deps.ts';
import * as reading from '../../services/customers/get-customer.ts';
import * as contact from '../../services/customers/update-contact.ts';
import * as profile from '../../services/customers/update-customer.ts';
import { callerOf } from '../caller.ts';
import { newRoutes } from '../routes.ts';
import { presentCustomer } from './present.ts';

export function customerRoutes(deps: Deps) {
  return newRoutes()
    .openapi(getCustomer, async (c) => {
      const caller = await callerOf(deps, c);
      return c.json(presentCustomer(await reading.getCustomer(deps, caller)), 200);
    })
    .openapi(updateCustomer, async (c) => {
      const caller = await callerOf(deps, c);
      return c.json(presentCustomer(await profile.updateCustomer(deps, caller, c.req.valid('json'))), 200);
    })
    .openapi(updateContact, async (c) => {
      const caller = await callerOf(deps, c);
      return c.json(presentCustomer(await contact.updateContact(deps, caller, c.req.valid('json'))), 200);
    });
}
