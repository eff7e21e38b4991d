import { m } from '#kitchen-messages';
import { getMenu, getMenuChanges } from '../../api/menu.ts';
import { lastKnown } from '../../live/last-known.ts';
import { useLookAgain } from '../../live/use-look-again.ts';
import { Wall } from '../../parts/wall.tsx';
import { useMe } from '../../shell/use-signed-in.ts';
import { KeptInFiles } from '../kept-in-files.tsx';
import { isOffered } from '../listing.ts';
import { MenuTabs } from '../menu-tabs.tsx';
import { PlacesHistory } from '../places/places-history.tsx';
import type { Route } from './+types/route';
import { SellerForm } from './seller-form.tsx';

/** The kitchens with their dishes, and what happened to them. */
export async function clientLoader() {
  const [menu, changes] = await Promise.all([
    lastKnown('menu', getMenu),
    lastKnown('menu changes', getMenuChanges),
  ]);
  return { menu, changes };
}

/** What customers read about each kitchen, beside it how it stands in the shop. */
export default function SellersScreen({ loaderData: { menu, changes } }: Route.ComponentProps) {
  const { role } = useMe();
  const isOwn = menu.owner === 'database';
  useLookAgain();
  return (
    <>
      <title>{`${m.places_sellers()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.places_sellers()} about={m.places_sellers_about()} />
      <MenuTabs view="sellers" />
      <main id="main" className="desk places" tabIndex={-1}>
        <div>
          {isOwn ? null : <KeptInFiles isOwner={role === 'OWNER'} />}
          {menu.sellers.map((seller, index) => (
            <SellerForm
              key={seller.id}
              seller={seller}
              color={index < 2 ? index + 1 : 3}
              dishes={
                menu.products.filter(
                  (product) => isOffered(product) && product.content?.sellerId === seller.id,
                ).length
              }
              isOwn={isOwn}
              last={changes.find(({ kind, subjectId }) => kind === 'SELLER' && subjectId === seller.id)}
            />
          ))}
        </div>
        <PlacesHistory
          changes={changes.filter(({ kind }) => kind === 'SELLER' || kind === 'OWNER')}
          isCategory={() => false}
        />
      </main>
    </>
  );
}
