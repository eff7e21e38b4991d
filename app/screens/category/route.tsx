import { data } from 'react-router';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { isPlatterCategory } from '#rules/catalogue/category-slug.ts';
import { suggestedPlatters } from '#rules/catalogue/platter-suggestion.ts';
import { isSideCategory } from '#rules/catalogue/side-dishes.ts';
import { totalQuantity } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { ButtonLink } from '#ui/button.tsx';
import { pageContext } from '../../api/context.ts';
import { keepDataOfPath } from '../../loading/keep-data-of-path.ts';
import { later } from '../../loading/later.tsx';
import { BottomBar } from '../../order/bottom-bar.tsx';
import { ItemsNote } from '../../order/items-note.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { FilteredBuffet } from '../../product/filtered-buffet.tsx';
import { useCartReport } from '../../stores/cart.ts';
import type { Route } from './+types/route';
import { DeliveryLine } from './delivery-line.tsx';
import { type CategoryPage, loadCategory } from './load-category.ts';
import { PlatterHint } from './platter-hint.tsx';

export const handle: PageNames = { title: m.shell_title_category };

const Trouble = later(() => import('./trouble.tsx'));

const status: Record<CategoryPage['state'], number> = { found: 200, missing: 404, failed: 503 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadCategory(context.get(pageContext), params.category);
  return data(page, { status: status[page.state] });
}

export const shouldRevalidate = keepDataOfPath;

/** The products of one category (spec §2, /category/{category}). */
export default function CategoryScreen({ loaderData: page }: Route.ComponentProps) {
  if (page.state !== 'found') return <Trouble missing={page.state === 'missing'} />;
  const { category, products } = page;
  const isPlatter = isPlatterCategory(category.name);
  return (
    <>
      <PageTitle
        title={isPlatter ? m.catalogue_choose_platter() : readLocalizedText(category.name, getLocale())}
        sub={
          <span className={isPlatter ? 'sub-room sub-room-wide' : 'sub-room'}>
            <DeliveryLine /> {isPlatter ? m.catalogue_ready_to_serve() : null} {m.catalogue_vat_included()}
          </span>
        }
        aside={isPlatter ? <PlatterHint platterIds={category.productIds} /> : null}
      />
      {products.length > 0 ? (
        <FilteredBuffet
          key={category.id}
          products={products}
          sideIds={isSideCategory(category.name) ? category.productIds : []}
        />
      ) : (
        <p className="gutter py-16 text-lead">{m.catalogue_no_products()}</p>
      )}
      <BottomBar note={<Note category={category} isPlatter={isPlatter} />}>
        <ButtonLink to="/categories-overview">{m.catalogue_continue()}</ButtonLink>
      </BottomBar>
    </>
  );
}

function Note({ category, isPlatter }: { category: CategoryDetail; isPlatter: boolean }) {
  const cart = useCartReport();
  if (isPlatter && cart.guestCount) {
    const chosen = totalQuantity(cart, category.productIds);
    return m.catalogue_platters_of({ chosen, suggested: suggestedPlatters(cart.guestCount) });
  }
  return <ItemsNote />;
}
