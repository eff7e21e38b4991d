import { ChevronLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import type { CategoryDetail } from '#contract/shop/categories.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { listedCategories } from '#rules/catalogue/category-listing.ts';
import { fallbackPlate } from '#rules/catalogue/fallback-plate.ts';
import { totalQuantity } from '#rules/orders/cart.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { pageContext } from '../../api/context.ts';
import { BottomBar } from '../../order/bottom-bar.tsx';
import { ItemsNote } from '../../order/items-note.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { Picture } from '../../page/picture.tsx';
import { categoryPath } from '../../page/public-pages.ts';
import { ProductFilterNote } from '../../product/product-filter-note.tsx';
import { useFilteredPath } from '../../product/use-filtered-path.ts';
import { useCartReport } from '../../stores/cart.ts';
import type { Route } from './+types/route';
import './overview.css';

export const handle: PageNames = {
  title: m.shell_title_categories,
  crumbs: () => ({ 'categories-overview': m.shell_crumb_categories() }),
};

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const categories = listedCategories(await context.get(pageContext).api.categories());
    return { categories, failed: false };
  } catch {
    return data({ categories: [] as CategoryDetail[], failed: true }, { status: 503 });
  }
}

/** All further categories as plates on linen, with what of each is in the cart (spec §2, /categories-overview). */
export default function CategoriesOverview({ loaderData: { categories, failed } }: Route.ComponentProps) {
  const cart = useCartReport();
  const pathTo = useFilteredPath();
  return (
    <div className="overview">
      <PageTitle
        title={m.catalogue_overview_title()}
        sub={
          <span className="sub-room overview-choice">
            <ProductFilterNote otherwise={m.catalogue_overview_sub()} />
          </span>
        }
        aside={
          <ButtonLink to={pathTo('/category/platter')} variant="side" size="small">
            <ChevronLeft size={20} />
            {m.catalogue_to_platters()}
          </ButtonLink>
        }
      />
      <div className="overview-table">
        {failed ? (
          <Alert className="gutter" title={m.catalogue_categories_failed_title()}>
            {m.catalogue_categories_failed()}
          </Alert>
        ) : null}
        {!failed && categories.length === 0 ? (
          <p className="gutter text-lead">{m.catalogue_no_categories()}</p>
        ) : null}
        <ul className="gutter overview-plates">
          {categories.map((category, index) => (
            <li key={category.id}>
              <Plate
                category={category}
                to={pathTo(categoryPath(category.name))}
                count={totalQuantity(cart, category.productIds)}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      <BottomBar note={<ItemsNote />}>
        <ButtonLink to="/cart">{m.catalogue_to_cart()}</ButtonLink>
      </BottomBar>
    </div>
  );
}

function Plate({
  category,
  to,
  count,
  first,
}: {
  category: CategoryDetail;
  to: string;
  count: number;
  first: boolean;
}) {
  const name = readLocalizedText(category.name, getLocale());
  return (
    <Link
      to={to}
      className="plate"
      aria-label={count > 0 ? m.catalogue_category_with({ name, count }) : name}
    >
      <span className="plate-picture">
        <Picture
          src={category.imageUrl ?? fallbackPlate(category.name)}
          sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 28vw, 43vw"
          eager
          first={first}
        />
        {count > 0 ? <Badge count={count} large className="plate-badge" /> : null}
      </span>
      <h2 className="plate-name">{name}</h2>
    </Link>
  );
}
