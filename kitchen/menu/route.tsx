import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { getMenu, orderProducts } from '../api/menu.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { useIsPhone } from '../parts/use-is-phone.ts';
import { Wall } from '../parts/wall.tsx';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useKitchens, useMe } from '../shell/use-signed-in.ts';
import { PlaceButtons } from '../sorting/place-buttons.tsx';
import type { Route } from './+types/route';
import { ChooseDock } from './choose-dock.tsx';
import { DishHeads } from './dish-heads.tsx';
import { DishPick } from './dish-pick.tsx';
import { DishRow } from './dish-row.tsx';
import { findableWords, nameOf, textOf } from './dish-words.ts';
import { FilterPills } from './filter-pills.tsx';
import { FindField } from './find-field.tsx';
import { KeptInFiles } from './kept-in-files.tsx';
import { countOf, filterOf, isOffered, type MenuState, type Section, sectionsOf, states } from './listing.ts';
import { MenuWays } from './menu-tabs.tsx';
import { SeveralDialog, type SeveralKind } from './several-dialog.tsx';
import { soldOutOf } from './sold-out.ts';
import { useOrder } from './use-order.ts';

export { whenAskedAnew as shouldRevalidate } from '../live/when-asked-anew.ts';

/** All of the menu; what of it is shown stands in the address. */
export async function clientLoader() {
  const menu = await lastKnown('menu', getMenu);
  return { askedAt: askedAtOf(menu), menu };
}

/** The menu: all dishes by category, what they lack, their prices and whether they can be had today. */
export default function MenuScreen({ loaderData: { menu, askedAt } }: Route.ComponentProps) {
  const { role } = useMe();
  const kitchens = useKitchens();
  const presses = useShownPresses(askedAt);
  const [params, setParams] = useSearchParams();
  // The field answers at once; the address follows.
  const [typed, setTyped] = useState(() => filterOf(params).query);
  const filter = { ...filterOf(params), query: typed };
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [several, setSeveral] = useState<SeveralKind | null>(null);
  const isPhone = useIsPhone();
  // What is sold out is looked for first at six in the morning; what is pressed now stays where the hand is.
  const [outAtFirst] = useState(() =>
    menu.products.filter(({ isSoldOutToday }) => isSoldOutToday).map(({ id }) => id),
  );
  const mayWrite = isOffice(role);
  const isOwn = menu.owner === 'database';
  const { order, ordered } = useOrder(orderProducts);
  const products = ordered(menu.products).map((product) => {
    const soldOut = soldOutOf(product, presses);
    return { ...product, soldOut: [...soldOut] };
  });
  const sections = sectionsOf(
    { ...menu, products },
    filter,
    findableWords,
    isPhone && !chosen ? outAtFirst : [],
  );
  const inWork = countOf(products, { state: 'unpublished' });
  // Only what is on the menu is changed with others.
  const choosable = sections.flatMap(({ products: dishes }) => dishes.filter(isOffered).map(({ id }) => id));
  const chosenIds = choosable.filter((id) => chosen?.has(id));
  const context = { today: menu.today, kitchens, mayWrite, isOwn };

  function show(next: { seller?: number | null; state?: MenuState | null; query?: string }) {
    const { seller, state, query } = { ...filter, ...next };
    setTyped(query);
    const shown = {
      ...(seller && { seller: String(seller) }),
      ...(state && { show: state }),
      ...(query && { q: query }),
    };
    setParams(shown, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <title>{`${m.menu_title()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.menu_title()}
        about={[
          m.menu_about({ count: products.filter(isOffered).length }),
          ...(mayWrite && inWork > 0 ? [m.menu_in_work({ count: inWork })] : []),
        ].join(', ')}
        ways={mayWrite ? <MenuWays /> : null}
        action={
          <span className="menu-acts">
            <FindField label={m.menu_find()} value={typed} onChange={(query) => show({ query })} />
            {mayWrite && isOwn ? (
              <ButtonLink to="/menu/new">
                <Plus size={22} />
                {m.menu_new()}
              </ButtonLink>
            ) : null}
          </span>
        }
      />
      <FilterPills
        products={products}
        kitchens={kitchens}
        shown={mayWrite ? states : ['sold-out']}
        filter={filter}
        onFilter={show}
        end={
          mayWrite && isOwn ? (
            <button
              type="button"
              className="pill choose-pill"
              aria-pressed={chosen !== null}
              onClick={() => setChosen(chosen ? null : new Set())}
            >
              <ListChecks size={20} />
              {m.several_open()}
            </button>
          ) : null
        }
      />
      <main
        id="main"
        className="dish-list"
        tabIndex={-1}
        data-writes={mayWrite || undefined}
        data-chooses={chosen ? true : undefined}
      >
        {mayWrite && !isOwn ? <KeptInFiles isOwner={role === 'OWNER'} /> : null}
        <DishHeads mayWrite={mayWrite} isChoosing={chosen !== null} />
        {sections.map(({ key, products: dishes }) => (
          <section key={key} aria-labelledby={`menu-${key}`}>
            <h2 id={`menu-${key}`}>
              {headingOf(key, menu)} <small>{m.menu_dishes({ count: dishes.length })}</small>
            </h2>
            <DoubleLine />
            <ul>
              {dishes.map((product) => (
                <DishRow
                  key={product.id}
                  product={product}
                  soldOut={product.soldOut}
                  context={context}
                  {...(chosen && {
                    start: (
                      <DishPick
                        product={product}
                        isChosen={chosen.has(product.id)}
                        onPick={(isOn) => setChosen(withOrWithout(chosen, product.id, isOn))}
                      />
                    ),
                    end: isOffered(product) ? (
                      <PlaceButtons
                        ids={dishes.filter(isOffered).map(({ id }) => id)}
                        id={product.id}
                        name={nameOf(product)}
                        order={order}
                      />
                    ) : undefined,
                  })}
                />
              ))}
            </ul>
          </section>
        ))}
        {sections.length === 0 ? (
          <div className="nothing">
            <h2>{products.length === 0 ? m.menu_empty() : m.menu_nothing()}</h2>
            {products.length === 0 ? null : (
              <>
                <p>{m.menu_nothing_hint()}</p>
                <Button variant="side" onClick={() => show({ seller: null, state: null, query: '' })}>
                  {m.menu_nothing_way()}
                </Button>
              </>
            )}
          </div>
        ) : null}
      </main>
      {chosen ? (
        <ChooseDock
          count={chosenIds.length}
          onAll={() => setChosen(new Set(choosable))}
          onChange={setSeveral}
          onDone={() => setChosen(null)}
        />
      ) : null}
      <SeveralDialog
        kind={several}
        ids={chosenIds}
        menu={menu}
        onClose={() => setSeveral(null)}
        onDone={() => {
          setSeveral(null);
          setChosen(new Set());
        }}
      />
    </>
  );
}

function withOrWithout(chosen: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> {
  const rest = [...chosen].filter((each) => each !== id);
  return new Set(isOn ? [...rest, id] : rest);
}

function headingOf(key: Section['key'], { categories }: Route.ComponentProps['loaderData']['menu']): string {
  if (key === 'out') return m.menu_sold_out();
  if (key === 'new') return m.menu_group_new();
  if (key === 'off') return m.menu_group_off();
  return textOf(categories.find(({ id }) => id === key)?.name) || m.menu_group_rest();
}
