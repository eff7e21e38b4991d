import type { Seller } from '#contract/shop/sellers.ts';
import { BusinessData } from '../../page/business-data.tsx';
import { About } from './about.tsx';
import { Ask } from './ask.tsx';
import { BestSellers } from './best-seller-dishes.tsx';
import type { BestSeller } from './best-sellers-of.ts';
import { Events } from './events.tsx';
import { Kitchens } from './kitchens.tsx';
import { Plan } from './plan.tsx';
import { Steps } from './steps.tsx';

/** What stands below the order form: what helps to decide, who cooks and for what. */
export default function Below({
  sellers,
  dishes,
  postcodes,
}: {
  sellers: readonly Seller[];
  dishes: readonly BestSeller[];
  postcodes: readonly string[];
}) {
  return (
    <>
      <BestSellers dishes={dishes} />
      <Steps />
      <About />
      <Plan postcodes={postcodes} />
      <Kitchens sellers={sellers} />
      <Events />
      <Ask />
      <BusinessData />
    </>
  );
}
