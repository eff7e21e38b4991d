import { ChevronDown, Pencil } from 'lucide-react';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { fallbackPlate } from '#rules/catalogue/fallback-plate.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import type { MenuCategory } from '../../api/menu.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { useMe } from '../../shell/use-signed-in.ts';
import { PlaceButtons } from '../../sorting/place-buttons.tsx';
import { isKept } from '../places/use-sheet.ts';
import { CategoryForm } from './category-form.tsx';

/** A category in its list: its plate, both names, how many dishes it has, its place; opened, its form. */
export function CategoryRow({
  category,
  dishes,
  isOwn,
  isFixed,
  movable,
  order,
  last,
  isOpen,
  onOpen,
}: {
  category: MenuCategory;
  /** How many are on the menu. */
  dishes: number;
  isOwn: boolean;
  /** Whether it has a place of its own in the shop. */
  isFixed: boolean;
  /** Those that can change places, in their order. */
  movable: readonly number[];
  order: (ids: readonly number[]) => Promise<void>;
  /** The last change of it. */
  last: MenuChange | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { staffId } = useMe();
  const { id, imageUrl } = category;
  const locale = getLocale();
  const other = locale === 'de' ? 'en' : 'de';
  const name = category.name[locale];
  const isMovable = movable.includes(id);
  const isUnsaved = !isOpen && isKept(`category-${id}`, staffId);
  return (
    <li className="place-row" data-row={isMovable ? '' : undefined} data-category={id}>
      <div className="place-line">
        <img
          className="place-plate"
          src={smallPicture(imageUrl ?? fallbackPlate(writeLocalizedText(category.name)))}
          alt=""
          width={72}
          height={72}
        />
        <div className="place-name">
          <b>{name}</b>
          {category.name[other] === name ? null : <small lang={other}>{category.name[other]}</small>}
          <small>
            {m.menu_dishes({ count: dishes })}
            {isFixed ? `, ${m.places_first()}` : ''}
          </small>
          {isUnsaved ? <small className="draft-line">{m.places_unsaved()}</small> : null}
        </div>
        {isMovable ? <PlaceButtons ids={movable} id={id} name={name} order={order} /> : null}
        <button
          type="button"
          className="button button-side button-small"
          aria-expanded={isOpen}
          aria-label={isOwn ? m.places_change_of({ name }) : m.places_look_at({ name })}
          onClick={() => onOpen(!isOpen)}
        >
          {isOwn ? <Pencil size={20} /> : <ChevronDown size={20} />}
          {isOwn ? m.places_change() : m.places_look()}
        </button>
      </div>
      {isOpen ? (
        <CategoryForm
          category={category}
          dishes={dishes}
          isOwn={isOwn}
          isFixed={isFixed}
          last={last}
          onDone={() => onOpen(false)}
        />
      ) : null}
    </li>
  );
}
