import { pageContext } from '../../api/context.ts';
import { BusinessData } from '../../parts/business-data.tsx';
import type { Route } from './+types/route';
import { About } from './about.tsx';
import { Ask } from './ask.tsx';
import { Events } from './events.tsx';
import { Hero } from './hero.tsx';
import { Kitchens } from './kitchens.tsx';
import { OrderForm } from './order-form.tsx';

/** The kitchens; without them the page is whole but for their list. */
export async function loader({ context }: Route.LoaderArgs) {
  const sellers = await context
    .get(pageContext)
    .api.sellers()
    .catch(() => []);
  return { sellers };
}

/** Home (spec §2): the laid table, the order form on its cloth, and below it who cooks and for what. */
export default function Home({ loaderData: { sellers } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <OrderForm />
      <About />
      <Kitchens sellers={sellers} />
      <Events />
      <Ask />
      <BusinessData />
    </>
  );
}
