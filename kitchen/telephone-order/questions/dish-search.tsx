import { Autocomplete } from '@base-ui/react/autocomplete';
import { Plus } from 'lucide-react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import type { LineItem } from '#rules/orders/line-items.ts';
import { Button } from '#ui/button.tsx';
import { money } from '../../order/order-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { quantityOf } from '../draft.ts';
import { inLanguage } from '../said-words.ts';
import { findDishes } from './find-dishes.ts';
import { Marked } from './marked.tsx';
import { typedDish } from './typed-dish.ts';

/** Finds a dish by a number and a few letters: "2 wrap" and Enter put two on the table. */
export function DishSearch({
  menu,
  items,
  typed,
  onType,
  wrongBy,
  onAllergy,
  label = m.telephone_what_label(),
  placeholder = m.telephone_what_find(),
  onTake,
}: {
  menu: readonly MenuItem[];
  items: readonly LineItem[];
  typed: string;
  onType: (typed: string) => void;
  /** Id of what says that none was chosen. */
  wrongBy?: string | undefined;
  /** Takes what was typed for what somebody may not eat, where that can be said. */
  onAllergy?: () => void;
  label?: string;
  placeholder?: string;
  onTake: (taken: LineItem) => void;
}) {
  const { quantity, words } = typedDish(typed);
  const hits = findDishes(menu, words, getLocale());
  const isNone = words.length > 1 && hits.length === 0;
  return (
    <div className="tel-found">
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={hits}
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && onType(value)}
        itemToStringValue={({ name }: MenuItem) => inLanguage(name)}
        autoHighlight="always"
      >
        <div className="tel-search">
          <Plus size={22} />
          <Autocomplete.Input
            data-jump
            aria-label={label}
            aria-invalid={wrongBy ? true : undefined}
            aria-describedby={wrongBy}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="go"
            onKeyDown={(event) => {
              // With Ctrl it orders.
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventBaseUIHandler();
            }}
          />
        </div>
        <Autocomplete.List className="tel-hits" aria-label={m.telephone_what_hits()}>
          {(dish: MenuItem) => (
            <Autocomplete.Item
              key={dish.productId}
              value={dish}
              className="tel-hit"
              onClick={() => {
                onTake({ productId: dish.productId, quantity });
                onType('');
              }}
            >
              <img src={smallPicture(dish.pictureUrl)} alt="" width={320} height={215} />
              <span>
                <b>
                  {quantity} × <Marked text={inLanguage(dish.name)} typed={words} />
                </b>
                <small>{hintOf(dish, quantityOf({ items }, dish.productId), quantity)}</small>
              </span>
              <span className="num">{money(dish.price * quantity)}</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p className={isNone ? 'tel-found-note' : 'sr-only'} role="status">
        {isNone ? m.telephone_what_none() : hits.length > 0 ? m.telephone_found({ count: hits.length }) : ''}
      </p>
      {onAllergy && (isNone || wrongBy) ? (
        <Button variant="quiet" className="tel-found-way" onClick={onAllergy}>
          {m.telephone_what_to_allergies()}
        </Button>
      ) : null}
    </div>
  );
}

/** What one of it is; of a dish that is on the table how many there will be. */
function hintOf({ category, unit }: MenuItem, now: number, more: number): string {
  if (now > 0) return m.telephone_what_then({ now, after: now + more });
  return `${inLanguage(category)}, ${inLanguage(unit)}`;
}
