import { data, redirect } from 'react-router';
import { getLocale } from '#locale';
import { pageContext } from '../../api/context.ts';
import { StructuredData } from '../../page/structured-data.tsx';
import { useRootData } from '../../page/use-root-data.ts';
import PriceNote from '../../product/price-note.tsx';
import type { Route } from './+types/route';
import './product.css';
import { Companions } from './companions.tsx';
import { DishBar } from './dish-bar.tsx';
import { DishDetails } from './dish-details.tsx';
import { dishFacts } from './dish-facts.ts';
import { DishHero } from './dish-hero.tsx';
import { dishNames } from './dish-names.ts';
import { DishOrder } from './dish-order.tsx';
import { type DishPage, loadDish } from './load-dish.ts';
import { NoDish } from './no-dish.tsx';
import { useGuests } from './use-guests.ts';

export const handle = ({ loaderData }: { readonly loaderData?: DishPage }) => dishNames(loaderData);

const status: Record<DishPage['state'], number> = { found: 200, withdrawn: 410, missing: 404, failed: 503 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadDish(context.get(pageContext), params.product);
  if (page.state === 'moved') {
    // The name depends on the language, which a cookie says.
    const headers = { 'Cache-Control': 'no-cache', Vary: 'Cookie' };
    throw redirect(page.to, { status: 301, headers });
  }
  return data<DishPage>(page, { status: status[page.state] });
}

/** One dish: what it is, what is in it, how much of it guests need, and what goes with it. */
export default function ProductScreen({ loaderData: page }: Route.ComponentProps) {
  return page.state === 'found' ? <Dish key={page.dish.id} page={page} /> : <NoDish page={page} />;
}

function Dish({ page }: { page: Extract<DishPage, { state: 'found' }> }) {
  const { dish, category, companions } = page;
  const root = useRootData();
  const need = useGuests(dish, category);
  return (
    <>
      <DishHero dish={dish} />
      <div className="gutter product-columns">
        <DishDetails page={page} />
        <DishOrder dish={dish} need={need} />
      </div>
      <Companions companions={companions} />
      <PriceNote />
      {root ? (
        <StructuredData facts={import.meta.env.SSR ? dishFacts(page, getLocale(), root.publicUrl) : null} />
      ) : null}
      <DishBar dish={dish} need={need} />
    </>
  );
}
