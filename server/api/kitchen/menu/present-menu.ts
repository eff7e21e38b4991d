import type {
  KitchenMenu,
  MenuProductDetails,
  RefusedPlan as PresentedRefusedPlan,
} from '#contract/kitchen/menu/menu.ts';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import type { ProductChanges } from '#contract/kitchen/menu/price-list.ts';
import type { SoldOut } from '#rules/catalogue/availability.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { bothLanguages } from '#rules/text/localized-text.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { ProductChange } from '../../../services/catalogue/menu/change-products.ts';
import type { ListedProduct, listMenu } from '../../../services/catalogue/menu/list-menu.ts';
import type { productDetails } from '../../../services/catalogue/menu/product-details.ts';
import type { RefusedPlan } from '../../../services/catalogue/menu/refused-plans.ts';
import type { listMenuChanges } from '../../../services/catalogue/menu/sellers-and-categories.ts';

type Menu = Awaited<ReturnType<typeof listMenu>>;
type Listed = KitchenMenu['products'][number];
type Content = NonNullable<Listed['content']>;

/** Who cooks sees what is sold, and neither prices nor what is being written. */
export function presentMenu(menu: Menu, { role }: StaffActor): KitchenMenu {
  const isKitchen = role === 'KITCHEN';
  const products = menu.products.map(presentListed);
  return {
    owner: menu.owner,
    today: menu.today,
    sellers: menu.sellers.map(presentSeller),
    categories: menu.categories.map(presentCategory),
    products: isKitchen ? products.filter(({ content }) => content?.active).map(withoutMoney) : products,
  };
}

export function presentSeller(seller: Menu['sellers'][number]): KitchenMenu['sellers'][number] {
  return { ...seller, description: bothLanguages(seller.description) };
}

export function presentCategory(category: Menu['categories'][number]): KitchenMenu['categories'][number] {
  const { id, name, imageUrl, active } = category;
  return { id, name: bothLanguages(name), imageUrl, active };
}

export function presentChanges(changes: readonly ProductChange[]): ProductChanges {
  const told = ({ priceCents, categoryId, active }: ProductChange['before']) => ({
    priceCents: priceCents ?? 0,
    categoryId: categoryId ?? 0,
    active,
  });
  return changes.map(({ id, name, before, after }) => ({
    id,
    name,
    before: told(before),
    after: told(after),
  }));
}

export function presentMenuChange(change: Awaited<ReturnType<typeof listMenuChanges>>[number]): MenuChange {
  const { kind, subjectId, before, after, at, by } = change;
  return { kind, subjectId, before, after, at: seconds(at), by };
}

export function presentRefusedPlan(plan: RefusedPlan): PresentedRefusedPlan {
  const { id, productId, name, fromDay, lacks, droppedAt, seenAt, seenByName } = plan;
  return {
    id,
    productId,
    name,
    fromDay,
    missing: [...lacks],
    at: seconds(droppedAt ?? plan.madeAt),
    seen: seenAt && { at: seconds(seenAt), by: seenByName },
  };
}

export function presentDetails(details: Awaited<ReturnType<typeof productDetails>>): MenuProductDetails {
  const { revision, versions, refusedPlans, ordered } = details;
  return {
    ...presentListed(details),
    revision,
    versions: versions.map((version) => ({ ...version, at: seconds(version.at) })),
    refusedPlans: refusedPlans.map(presentRefusedPlan),
    ordered,
  };
}

export function presentContent(content: MenuProduct): Content {
  return content as Content;
}

export const presentSoldOut = ({ from, until }: SoldOut) => ({ fromDay: from, untilDay: until });

function presentListed(product: ListedProduct): Listed {
  const { id, content, draft, missing, soldOut, stillOrdered, plans } = product;
  const { isSoldOutToday, isSoldOutTomorrow } = product;
  return {
    id,
    content: content && presentContent(content),
    draft: draft && { ...draft, content: presentContent(draft.content), at: seconds(draft.at) },
    missing: [...missing],
    soldOut: soldOut.map(presentSoldOut),
    stillOrdered: stillOrdered.map(({ day, orders }) => ({ day, orders })),
    isSoldOutToday,
    isSoldOutTomorrow,
    plans: plans.map(({ id, fromDay, change, madeAt, by }) => ({
      id,
      fromDay,
      change: change as Partial<Content>,
      at: seconds(madeAt),
      by,
    })),
  };
}

function withoutMoney({ content, ...product }: Listed): Listed {
  const { priceCents: _price, depositCents: _deposit, vat: _vat, ...rest } = content as Content;
  return { ...product, content: rest, draft: null, missing: [], plans: [] };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
