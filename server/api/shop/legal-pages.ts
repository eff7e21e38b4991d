import { getLegalPage } from '#contract/shop/legal-pages.ts';
import type { Deps } from '../../deps.ts';
import { shownPage } from '../../services/legal/shown-page.ts';
import { presentTexts } from '../present-legal.ts';
import { newRoutes } from '../routes.ts';

export function legalPageRoutes(deps: Deps) {
  return newRoutes().openapi(getLegalPage, async (c) => {
    const { texts, ...page } = await shownPage(deps, c.req.valid('param').page);
    return c.json({ ...page, texts: presentTexts(texts) }, 200);
  });
}
