import { useState } from 'react';
import { m } from '#kitchen-messages';
import { isPlatterCategory } from '#rules/catalogue/category-slug.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import { getMenu, getMenuChanges, type MenuCategory, orderCategories } from '../../api/menu.ts';
import { lastKnown } from '../../live/last-known.ts';
import { useLookAgain } from '../../live/use-look-again.ts';
import { Wall } from '../../parts/wall.tsx';
import { useMe } from '../../shell/use-signed-in.ts';
import { KeptInFiles } from '../kept-in-files.tsx';
import { isOffered } from '../listing.ts';
import { MenuTabs } from '../menu-tabs.tsx';
import { PlacesHistory } from '../places/places-history.tsx';
import { isKept } from '../places/use-sheet.ts';
import { useOrder } from '../use-order.ts';
import type { Route } from './+types/route';
import { CategoryRow } from './category-row.tsx';
import { NewCategory } from './new-category.tsx';

/** The categories with their dishes, and what happened to them. */
export async function clientLoader() {
  const [menu, changes] = await Promise.all([
    lastKnown('menu', getMenu),
    lastKnown('menu changes', getMenuChanges),
  ]);
  return { menu, changes };
}

/** The platters have a place of their own in the shop, before all others. */
const isFixed = ({ name }: MenuCategory, index: number) =>
  index === 0 && isPlatterCategory(writeLocalizedText(name));

/** The categories of the menu in their order: what they are called, their pictures, and how many dishes each has. */
export default function CategoriesScreen({ loaderData: { menu, changes } }: Route.ComponentProps) {
  const { role, staffId } = useMe();
  const { order, ordered } = useOrder(orderCategories);
  const isOwn = menu.owner === 'database';
  const all = ordered(menu.categories);
  const active = all.filter((category) => category.active);
  const off = all.filter((category) => !category.active);
  const movable = active.filter((category, index) => !isFixed(category, index)).map(({ id }) => id);
  // What was written and not saved is open again.
  const [opened, setOpened] = useState<number | null>(
    () => menu.categories.find(({ id }) => isKept(`category-${id}`, staffId))?.id ?? null,
  );
  const isCategory = (id: number) => menu.categories.some((category) => category.id === id);
  useLookAgain();

  const rowOf = (category: MenuCategory, index: number) => (
    <CategoryRow
      key={category.id}
      category={category}
      dishes={
        menu.products.filter((product) => isOffered(product) && product.content?.categoryId === category.id)
          .length
      }
      isOwn={isOwn}
      isFixed={category.active && isFixed(category, index)}
      movable={category.active && isOwn ? movable : []}
      order={order}
      last={changes.find(({ kind, subjectId }) => kind === 'CATEGORY' && subjectId === category.id)}
      isOpen={opened === category.id}
      onOpen={(isOpen) => setOpened(isOpen ? category.id : null)}
    />
  );
  return (
    <>
      <title>{`${m.places_categories()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.places_categories()} about={m.places_categories_about({ count: active.length })} />
      <MenuTabs view="categories" />
      <main id="main" className="desk places" tabIndex={-1}>
        <div>
          {isOwn ? null : <KeptInFiles isOwner={role === 'OWNER'} />}
          <section className="paper places-list" aria-label={m.places_categories()}>
            <ul>{active.map(rowOf)}</ul>
          </section>
          {isOwn ? <NewCategory /> : null}
          {off.length > 0 ? (
            <section className="paper places-list" aria-labelledby="categories-off">
              <h2 id="categories-off">{m.menu_group_off()}</h2>
              <ul>{off.map(rowOf)}</ul>
            </section>
          ) : null}
        </div>
        <PlacesHistory changes={changes.filter(({ kind }) => kind !== 'SELLER')} isCategory={isCategory} />
      </main>
    </>
  );
}
