import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { useLoaded } from '../../../loading/use-loaded.ts';
import type { OnDemandProps } from '../../../loading/use-on-demand.ts';
import { Picture } from '../../../page/picture.tsx';
import { allergenNames } from '../../../product/declarations.ts';
import { DishChips } from '../../../product/dish-chips.tsx';
import { findDishes, loadMenu } from '../../../product/search-menu.ts';
import { announce } from '../../../stores/announcements.ts';
import type { WishedDish } from '../../../stores/order-wish.ts';
import { money } from './change-words.ts';
import type { WishedRow } from './wish.ts';

/** The menu, to find a dish in as the search does, see what is in it, and put it on the table. */
export default function AddDishDialog({
  open,
  onClose,
  rows,
  locale,
  onAdd,
}: OnDemandProps & {
  rows: readonly WishedRow[];
  locale: Locale;
  onAdd: (dish: WishedDish) => void;
}) {
  const [query, setQuery] = useState('');
  const { state, retry } = useLoaded(loadMenu, () => {});
  const menu = state.status === 'ready' ? state.value : null;
  const found = useMemo(() => {
    if (!menu || query.trim() === '') return menu?.items ?? [];
    return findDishes(menu.items, query, locale);
  }, [menu, query, locale]);
  const onTable = (id: number) => rows.find(({ productId }) => productId === id)?.after ?? 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.order_change_add()}
      closeLabel={m.order_close()}
      className="add-dish"
    >
      <TextField
        type="search"
        label={m.order_change_find()}
        value={query}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search className="field-icon-start" size={22} />}
        onChange={({ target }) => setQuery(target.value)}
      />
      {state.status === 'failed' ? (
        <Alert className="mt-4">
          <p>{m.order_change_menu_failed()}</p>
          <Button variant="quiet" onClick={() => void retry()}>
            {m.order_try_again()}
          </Button>
        </Alert>
      ) : null}
      <p role="status" className="mt-3 text-muted text-small">
        {menu === null
          ? m.order_change_menu_loading()
          : query.trim() === ''
            ? null
            : m.order_change_found({ count: found.length })}
      </p>
      <ul className="add-dish-list">
        {found.map(({ product: { id, name, imageUrl, price, diets, allergens }, category }) => (
          <li key={id}>
            <Picture src={imageUrl} sizes="80px" />
            <div>
              <b>{readLocalizedText(name, locale)}</b>
              <small>
                {readLocalizedText(category.name, locale)} · {money(price, locale)}
                {onTable(id) > 0 ? ` · ${m.order_change_on_table({ count: onTable(id) })}` : null}
              </small>
              <DishChips dish={{ diets, serves: null }} />
              <small>
                {allergens.length > 0
                  ? `${m.catalogue_contains()} ${allergenNames(allergens).join(', ')}`
                  : m.catalogue_no_allergens()}
              </small>
            </div>
            <Button
              variant="side"
              size="small"
              aria-label={m.order_change_add_named({ name: readLocalizedText(name, locale) })}
              onClick={() => {
                onAdd({ productId: id, name, imageUrl, unitPrice: price });
                announce(m.order_change_added({ name: readLocalizedText(name, locale) }));
              }}
            >
              {m.order_change_add_short()}
            </Button>
          </li>
        ))}
      </ul>
      <Button wide className="mt-5" onClick={onClose}>
        {m.order_change_add_done()}
      </Button>
    </Dialog>
  );
}
