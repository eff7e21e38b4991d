import { data } from 'react-router';
import type { Seller } from '#contract/shop/sellers.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { isSideCategory } from '#rules/catalogue/side-dishes.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { pageContext } from '../../api/context.ts';
import { keepDataOfPath } from '../../loading/keep-data-of-path.ts';
import { BottomBar } from '../../order/bottom-bar.tsx';
import { ItemsNote } from '../../order/items-note.tsx';
import { inLanguage, type ShownProduct } from '../../page/in-language.ts';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { PlateOnTable } from '../../page/plate-on-table.tsx';
import { FilteredBuffet } from '../../product/filtered-buffet.tsx';
import type { Route } from './+types/route';

export const handle: PageNames = {
  title: m.shell_title_shop,
  crumbs: () => ({ shop: m.shell_crumb_shop() }),
};

interface ShopPage {
  seller: Seller | null;
  products: ShownProduct[] | null;
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
