import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { m } from '#kitchen-messages';
import { categorySlug, isPlatterCategory } from '#rules/catalogue/category-slug.ts';
import { fallbackPlate } from '#rules/catalogue/fallback-plate.ts';
import { platePictureAddress, platePictureAt } from '#rules/catalogue/product-picture.ts';
import { nameLimit } from '#rules/text/limits.ts';
import { writeLocalizedText } from '#rules/text/localized-text.ts';
import { Button } from '#ui/button.tsx';
import { changeCategory, type MenuCategory, type PlaceChange } from '../../api/menu.ts';
import { PictureUpload } from '../../media/picture-upload.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { SaveFoot } from '../places/save-foot.tsx';
import type { Fields } from '../places/sheet.ts';
import { SheetField } from '../places/sheet-field.tsx';
import { TheirField } from '../places/their-field.tsx';
import { useSheet } from '../places/use-sheet.ts';
import { PlatePreview } from './plate-preview.tsx';

const fieldsOf = ({ name, imageUrl }: MenuCategory): Fields => ({
  de: name.de,
  en: name.en,
  picture: imageUrl ?? '',
});

/** What of a category is sent: the fields that were written, and what stood there before. */
function changeOf(written: Fields, { de, en, picture }: Fields): PlaceChange {
  const { picture: plate, ...name } = written;
  return {
    ...(Object.keys(name).length > 0 && { name }),
    ...(plate && { picture: platePictureAt(plate) }),
    seen: { name: { de: de ?? '', en: en ?? '' }, imageUrl: picture || null },
  };
}

/** The form of a category: both names, its plate, how it stands in the shop, and off the menu once it is empty. */
export function CategoryForm({
  category,
  dishes,
  isOwn,
  isFixed,
  last,
  onDone,
}: {
  category: MenuCategory;
  dishes: number;
  isOwn: boolean;
  isFixed: boolean;
  last: MenuChange | undefined;
  onDone: () => void;
}) {
  const { id, active } = category;
  const sheet = useSheet(`category-${id}`, fieldsOf(category));
  const saving = useSaving();
  const { revalidate } = useRevalidator();
  const [saysMissing, setSaysMissing] = useState(false);
  const { de = '', en = '', picture = '' } = sheet.shown;
  const name = writeLocalizedText({ de, en });

  async function save() {
    if (!sheet.isWritten) return;
    const isMissing = de.trim() === '' || en.trim() === '';
    setSaysMissing(isMissing);
    if (isMissing || sheet.contradicted.length > 0) return;
    if (isFixed && !isPlatterCategory(name)) return saving.setProblem(m.places_platter_name());
    const { written, seen } = sheet.sheet;
    if (await saving.save(() => changeCategory(id, changeOf(written, seen)))) sheet.empty();
    // Somebody else may have been first: their text is shown beside this one.
    else await revalidate();
  }
  async function turn() {
    if (active && dishes > 0) return saving.setProblem(m.places_not_empty({ count: dishes }));
    if (await saving.save(() => changeCategory(id, { active: !active }))) onDone();
  }
  const field = { sheet, maxLength: nameLimit, saysMissing, last, label: m.places_name() };
  return (
    <fieldset className="place-form" disabled={!isOwn}>
      <legend className="sr-only">{de}</legend>
      <div className="side-by-side">
        <SheetField {...field} field="de" language="de" />
        <SheetField
          {...field}
          field="en"
          language="en"
          hint={m.places_address({ address: `/category/${categorySlug(name)}` })}
        />
      </div>
      <div className="place-sides">
        {isOwn ? (
          <div>
            <PictureUpload
              address={picture || fallbackPlate(name)}
              alt={m.media_picture()}
              color={3}
              onAdded={(hash) => sheet.write('picture', platePictureAddress(hash))}
            />
            <TheirField sheet={sheet} field="picture" label={m.media_picture()} last={last} />
          </div>
        ) : null}
        <PlatePreview de={de} en={en} picture={picture || fallbackPlate(name)} />
      </div>
      {isOwn ? (
        <div className="place-ends">
          <SaveFoot
            saving={saving}
            isWritten={sheet.isWritten}
            isStopped={sheet.contradicted.length > 0}
            onSave={() => void save()}
            onDrop={sheet.empty}
          />
          {isFixed ? null : (
            <Button variant={active ? 'danger' : 'side'} size="small" onClick={() => void turn()}>
              {active ? m.places_take_off() : m.places_put_on()}
            </Button>
          )}
        </div>
      ) : null}
    </fieldset>
  );
}
