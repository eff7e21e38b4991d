import { redirect } from 'react-router';
import type { Product } from '#contract/shop/products.ts';
import { planRequest, readPlan } from '#rules/plan/plan.ts';
import { type Settled, settle } from '#rules/plan/settle.ts';
import type { Dish } from '#rules/planner/dish.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { PageContext } from '../../api/context.ts';
import { type PlanMenu, planMenu } from './menu.ts';

export type PlanData =
  | { readonly state: 'found'; readonly menu: PlanMenu; readonly settled: Settled }
  | { readonly state: 'failed' };

/** The menu of a version of the catalogue, put together once for each language. */
const menus = new WeakMap<readonly Dish[], Map<string, PlanMenu>>();

/** The plan that an address says; sends an address on that asks for something to the one where it is done. */
export async function loadPlan(
  context: Pick<PageContext, 'api' | 'locale' | 'plannableDishes' | 'withdrawn'>,
  url: URL,
): Promise<PlanData> {
  const { api, locale, plannableDishes } = context;
  let dishes: readonly Dish[];
  let listed: readonly Product[];
  try {
    [dishes, listed] = await Promise.all([plannableDishes(), api.products(0)]);
  } catch {
    return { state: 'failed' };
  }
  const known = menus.get(dishes) ?? new Map<string, PlanMenu>();
  const menu = known.get(locale) ?? planMenu(dishes, listed, locale);
  menus.set(dishes, known.set(locale, menu));
  const settled = settledAt(menu, url, locale);
  return { state: 'found', menu: { ...menu, gone: await namesOf(settled.gone, context) }, settled };
}

/** What dishes are called that are on the menu no more; a table can be shown without. */
async function namesOf(
  gone: readonly number[],
  { locale, withdrawn }: Pick<PageContext, 'locale' | 'withdrawn'>,
): Promise<PlanMenu['gone']> {
  const known = gone.length > 0 ? await withdrawn().catch(() => []) : [];
  return Object.fromEntries(
    known.filter(({ id }) => gone.includes(id)).map(({ id, name }) => [id, readLocalizedText(name, locale)]),
  );
}

/** What stands at an address; throws the way to it where it is written otherwise. */
function settledAt({ dishes }: PlanMenu, { searchParams }: URL, locale: Locale): Settled {
  const settled = settle(dishes, readPlan(searchParams));
  if (planRequest(searchParams) === settled.query) return settled;
  // No cookie may say it, and the address that was asked for comes here without its language.
  const lang = locale === 'en' ? [] : [`lang=${locale}`];
  throw redirect(`/plan?${[settled.query, ...lang].filter(Boolean).join('&')}`);
}
