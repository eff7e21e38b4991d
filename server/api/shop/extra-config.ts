import { getSetting } from '#contract/shop/extra-config.ts';
import type { Deps } from '../../deps.ts';
import * as settings from '../../services/settings/settings.ts';
import { newRoutes } from '../routes.ts';

export function extraConfigRoutes(deps: Deps) {
  return newRoutes().openapi(getSetting, async (c) => {
    const value = await settings.getSetting(deps, c.req.valid('query').key);
    return c.json({ value }, 200);
  });
}
