import { data } from 'react-router';
import type { Product } from '#contract/products.ts';
import type { Seller } from '#contract/sellers.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { readLocalizedText } from '#rules/localized-text.ts';
import { isSideCategory } from '#rules/side-dishes.ts';
import { pageContext } from '../../api/context.ts';
import { BottomBar } from '../../parts/bottom-bar.tsx';
import { FilteredBuffet } from '../../parts/filtered-buffet.tsx';
import { inLanguage } from '../../parts/in-language.ts';
import { ItemsNote } from '../../parts/items-note.tsx';
import { keepDataOfPath } from '../../parts/keep-data-of-path.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { PlateOnTable } from '../../parts/plate-on-table.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route';

interface ShopPage {
  seller: Seller | null;
  products: Product[] | null;
  /** Those of the products that stand beside the dishes. */
  sideIds: number[];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  try {
    const seller = (await api.sellers()).find(({ id }) => String(id) === params.id) ?? null;
    if (!seller) return data<ShopPage>({ seller, products: null, sideIds: [] }, { status: 404 });
    const [products, categories] = await Promise.all([api.products(seller.id), api.categories()]);
    const sideIds = categories.flatMap(({ name, productIds }) => (isSideCategory(name) ? productIds : []));
    return data<ShopPage>({ seller, products: products.map(inLanguage(locale)), sideIds });
  } catch {
    return data<ShopPage>({ seller: null, products: null, sideIds: [] }, { status: 503 });
  }
}

export const shouldRevalidate = keepDataOfPath;

/** Everything one kitchen makes (spec §2, /shop/{id}). */
export default function ShopScreen({ loaderData: { seller, products, sideIds } }: Route.ComponentProps) {
  if (!seller || !products) return <Trouble />;
  return (
    <>
      <PageTitle title={seller.name} sub={readLocalizedText(seller.description, getLocale())} />
      {products.length > 0 ? (
        <FilteredBuffet key={seller.id} products={products} sideIds={sideIds} />
      ) : (
        <p className="gutter py-16 text-lead">{m.catalogue_no_products()}</p>
      )}
      <BottomBar note={<ItemsNote />}>
        <ButtonLink to="/categories-overview">{m.catalogue_continue()}</ButtonLink>
      </BottomBar>
    </>
  );
}

function Trouble() {
  return (
    <>
      <PageTitle title={m.catalogue_failed_title()} />
      <PlateOnTable />
      <div className="gutter py-14">
        <Alert title={m.catalogue_shop_error_title()}>{m.catalogue_shop_error()}</Alert>
        <ButtonLink to="/" variant="side" className="mt-8">
          {m.shell_to_home()}
        </ButtonLink>
      </div>
    </>
  );
}
