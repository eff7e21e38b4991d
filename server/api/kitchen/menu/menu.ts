import { getMenuProduct, getProductVersion, listMenuProducts } from '#contract/kitchen/menu/menu.ts';
import {
  addProduct,
  adoptMenu,
  dropDraft,
  dropPlan,
  publishProduct,
  returnProduct,
  saveDraft,
  setAvailability,
  setProductPrice,
  withdrawProduct,
} from '#contract/kitchen/menu/menu-writing.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import * as adopting from '../../../services/catalogue/adopt.ts';
import * as adding from '../../../services/catalogue/menu/add-product.ts';
import * as dropping from '../../../services/catalogue/menu/drop-draft.ts';
import * as listing from '../../../services/catalogue/menu/list-menu.ts';
import * as plans from '../../../services/catalogue/menu/plans.ts';
import * as looking from '../../../services/catalogue/menu/product-details.ts';
import * as publishing from '../../../services/catalogue/menu/publish-product.ts';
import * as versions from '../../../services/catalogue/menu/return-to-version.ts';
import * as saving from '../../../services/catalogue/menu/save-draft.ts';
import * as pricing from '../../../services/catalogue/menu/set-price.ts';
import * as withdrawing from '../../../services/catalogue/menu/withdraw-product.ts';
import * as availability from '../../../services/catalogue/set-availability.ts';
import { newRoutes } from '../../routes.ts';
import { seenAt } from '../seen-at.ts';
import { presentContent, presentDetails, presentMenu, presentSoldOut } from './present-menu.ts';

export function menuRoutes(deps: Deps) {
  const details = async (actor: StaffActor, id: number) =>
    presentDetails(await looking.productDetails(deps, actor, id));
  return newRoutes()
    .openapi(listMenuProducts, async (c) => {
      const actor = c.get('staff');
      return c.json(presentMenu(await listing.listMenu(deps, actor), actor), 200);
    })
    .openapi(adoptMenu, async (c) => {
      await adopting.adoptCatalogue(deps, c.get('staff'));
      return c.body(null, 204);
    })
    .openapi(addProduct, async (c) => {
      const id = await adding.addProduct(deps, c.get('staff'), c.req.valid('json'));
      return c.json({ id }, 200);
    })
    .openapi(getMenuProduct, async (c) =>
      c.json(await details(c.get('staff'), Number(c.req.valid('param').id)), 200),
    )
    .openapi(getProductVersion, async (c) => {
      const { id, number } = c.req.valid('param');
      const which = { productId: Number(id), number: Number(number) };
      return c.json(presentContent(await versions.productVersion(deps, c.get('staff'), which)), 200);
    })
    .openapi(saveDraft, async (c) => {
      const productId = Number(c.req.valid('param').id);
      const saved = await saving.saveDraft(deps, c.get('staff'), { productId, ...c.req.valid('json') });
      const { revision, content, missing } = saved;
      return c.json({ revision, content: presentContent(content), missing: [...missing] }, 200);
    })
    .openapi(dropDraft, async (c) => {
      const productId = Number(c.req.valid('param').id);
      await dropping.dropDraft(deps, c.get('staff'), { productId, ...c.req.valid('query') });
      return c.body(null, 204);
    })
    .openapi(publishProduct, async (c) => {
      const productId = Number(c.req.valid('param').id);
      await publishing.publishProduct(deps, c.get('staff'), { productId, ...c.req.valid('json') });
      return c.json(await details(c.get('staff'), productId), 200);
    })
    .openapi(withdrawProduct, async (c) => {
      const productId = Number(c.req.valid('param').id);
      await withdrawing.withdrawProduct(deps, c.get('staff'), { productId, ...c.req.valid('json') });
      return c.json(await details(c.get('staff'), productId), 200);
    })
    .openapi(returnProduct, async (c) => {
      const productId = Number(c.req.valid('param').id);
      await versions.returnToVersion(deps, c.get('staff'), { productId, ...c.req.valid('json') });
      return c.json(await details(c.get('staff'), productId), 200);
    })
    .openapi(setProductPrice, async (c) => {
      const productId = Number(c.req.valid('param').id);
      await pricing.setPrice(deps, c.get('staff'), { productId, ...c.req.valid('json') });
      return c.json(await details(c.get('staff'), productId), 200);
    })
    .openapi(dropPlan, async (c) => {
      const { id, planId } = c.req.valid('param');
      await plans.dropPlan(deps, c.get('staff'), { productId: Number(id), planId: Number(planId) });
      return c.body(null, 204);
    })
    .openapi(setAvailability, async (c) => {
      const productId = Number(c.req.valid('param').id);
      const seen = { seenAt: seenAt(deps, c.req.valid('header')) };
      const said = { productId, ...c.req.valid('json'), ...seen };
      const known = await availability.setAvailability(deps, c.get('staff'), said);
      return c.json(known.map(presentSoldOut), 200);
    });
}
