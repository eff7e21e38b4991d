import { m } from '#messages';
import { namedPostcodes } from '#rules/booking/delivery-area.ts';
import { readShownNotice } from '#rules/text/home-notice.ts';
import { pageContext } from '../../api/context.ts';
import { later } from '../../loading/later.tsx';
import { inLanguage } from '../../page/in-language.ts';
import type { PageNames } from '../../page/page-names.ts';
import type { Route } from './+types/route';
import './home.css';
import { bestSellersOf } from './best-sellers-of.ts';
import { Hero } from './hero.tsx';
import { OrderForm } from './order-form.tsx';

export const handle: PageNames = { title: m.shell_title_home };

const Below = later(() => import('./below.tsx'));

/** Kitchens, best sellers and delivery area; without them the page is whole but for their places. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const [sellers, products, categories, area, notice] = await Promise.all([
    api.sellers().catch(() => []),
    api.products().catch(() => []),
    api.categories().catch(() => []),
    api.setting('delivery-postcodes').then(
      ({ value }) => value,
      () => null,
    ),
    api.setting('notice').then(
      ({ value }) => readShownNotice(value),
      () => null,
    ),
  ]);
  return {
    sellers,
    dishes: bestSellersOf(products.map(inLanguage(locale)), categories),
    postcodes: namedPostcodes(area),
    notice: notice?.[locale],
  };
}

/** Home (spec §2): the laid table, the order form on its cloth, and below it what helps to decide and who cooks. */
export default function Home({ loaderData: { sellers, dishes, postcodes, notice } }: Route.ComponentProps) {
  return (
    <>
      {notice ? (
        <div className="gutter home-notice">
          <p>{notice}</p>
        </div>
      ) : null}
      <Hero />
      <OrderForm />
      <Below sellers={sellers} dishes={dishes} postcodes={postcodes} />
    </>
  );
}
