import { data } from 'react-router';
import type { CategoryDetail } from '#contract/categories.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { totalQuantity } from '#rules/cart.ts';
import { isPlatterCategory } from '#rules/category-slug.ts';
import { readLocalizedText } from '#rules/localized-text.ts';
import { suggestedPlatters } from '#rules/platter-suggestion.ts';
import { isSideCategory } from '#rules/side-dishes.ts';
import { pageContext } from '../../api/context.ts';
import { BottomBar } from '../../parts/bottom-bar.tsx';
import { DeliveryLine } from '../../parts/delivery-line.tsx';
import { FilteredBuffet } from '../../parts/filtered-buffet.tsx';
import { ItemsNote } from '../../parts/items-note.tsx';
import { keepDataOfPath } from '../../parts/keep-data-of-path.ts';
import { later } from '../../parts/later.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { PlatterHint } from '../../parts/platter-hint.tsx';
import { useCartReport } from '../../stores/cart.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route';
import { type CategoryPage, loadCategory } from './load-category.ts';

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
            <DeliveryLine /> {isPlatter ? m.catalogue_ready_to_serve() : null}
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
