import clsx from 'clsx/lite';
import { Ban, PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import type { ListedProduct } from '../api/menu.ts';
import type { Kitchen } from '../api/sellers.ts';
import { countOf, type MenuFilter, type MenuState } from './listing.ts';

const looks: Record<MenuState, { readonly label: () => string; readonly icon: typeof Ban }> = {
  'sold-out': { label: m.menu_sold_out, icon: Ban },
  incomplete: { label: m.menu_incomplete, icon: TriangleAlert },
  unpublished: { label: m.menu_unpublished, icon: PencilLine },
};

/** Which part of the menu is shown: a kitchen, a state, or both; each with how many that are. */
export function FilterPills({
  products,
  kitchens,
  shown,
  filter: { seller, state },
  onFilter,
  end,
}: {
  products: readonly ListedProduct[];
  kitchens: readonly Kitchen[];
  /** States that the reader is offered. */
  shown: readonly MenuState[];
  filter: MenuFilter;
  onFilter: (filter: { seller?: number | null; state?: MenuState | null }) => void;
  /** What stands after them. */
  end?: ReactNode;
}) {
  return (
    <fieldset className="menu-filters">
      <legend className="sr-only">{m.menu_filters()}</legend>
      <Pill
        isOn={seller === null && state === null}
        count={products.length}
        onPress={() => onFilter({ seller: null, state: null })}
      >
        {m.menu_all()}
      </Pill>
      {kitchens.map(({ id, name }) => (
        <Pill
          key={id}
          className="of-seller"
          isOn={seller === id}
          count={countOf(products, { seller: id })}
          onPress={() => onFilter({ seller: seller === id ? null : id })}
        >
          {name}
        </Pill>
      ))}
      {shown.map((each) => {
        const { label, icon: Icon } = looks[each];
        return (
          <Pill
            key={each}
            isOn={state === each}
            count={countOf(products, { state: each })}
            onPress={() => onFilter({ state: state === each ? null : each })}
          >
            <Icon size={20} />
            {label()}
          </Pill>
        );
      })}
      {end}
    </fieldset>
  );
}

function Pill({
  isOn,
  count,
  onPress,
  className,
  children,
}: {
  isOn: boolean;
  count: number;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button type="button" className={clsx('pill', className)} aria-pressed={isOn} onClick={onPress}>
      {children} <b>{count}</b>
    </button>
  );
}
