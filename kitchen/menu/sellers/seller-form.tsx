import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MenuChange } from '#contract/kitchen/menu/menu-changes.ts';
import { m } from '#kitchen-messages';
import { pictureAddress, pictureAt } from '#rules/catalogue/product-picture.ts';
import { nameLimit, textLimit } from '#rules/text/limits.ts';
import { changeSeller, type MenuSeller, type PlaceChange } from '../../api/menu.ts';
import { noteKitchensChanged } from '../../api/sellers.ts';
import { PictureUpload } from '../../media/picture-upload.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { SaveFoot } from '../places/save-foot.tsx';
import type { Fields } from '../places/sheet.ts';
import { SheetField } from '../places/sheet-field.tsx';
import { TheirField } from '../places/their-field.tsx';
import { useSheet } from '../places/use-sheet.ts';
import { SellerPreview } from './seller-preview.tsx';

const fieldsOf = ({ name, description, imageUrl }: MenuSeller): Fields => ({
  name,
  de: description.de,
  en: description.en,
  picture: imageUrl ?? '',
});

/** What of a kitchen is sent: the fields that were written, and what stood there before. */
function changeOf(written: Fields, seen: Fields): PlaceChange {
  const { name, picture, ...description } = written;
  return {
    ...(name !== undefined && { name }),
    ...(Object.keys(description).length > 0 && { description }),
    ...(picture && { picture: pictureAt(picture) }),
    seen: {
      name: seen.name ?? '',
      description: { de: seen.de ?? '', en: seen.en ?? '' },
      imageUrl: seen.picture || null,
    },
  };
}

/** The form of a kitchen: its name, what is said of it in both languages, its picture, and how it stands in the shop. */
export function SellerForm({
  seller,
  color,
  dishes,
  isOwn,
  last,
}: {
  seller: MenuSeller;
  /** Its place among the walls. */
  color: number;
  /** How many are on the menu. */
  dishes: number;
  isOwn: boolean;
  /** The last change of it. */
  last: MenuChange | undefined;
}) {
  const { id } = seller;
  const sheet = useSheet(`seller-${id}`, fieldsOf(seller));
  const saving = useSaving();
  const { revalidate } = useRevalidator();
  const [saysMissing, setSaysMissing] = useState(false);
  const { name = '', de = '', en = '', picture = '' } = sheet.shown;
  const heading = `seller-${id}`;

  async function save() {
    if (!sheet.isWritten) return;
    const isMissing = [name, de, en].some((text) => text.trim() === '');
    setSaysMissing(isMissing);
    if (isMissing || sheet.contradicted.length > 0) return;
    const { written, seen } = sheet.sheet;
    const isSaved = await saving.save(async () => {
      await changeSeller(id, changeOf(written, seen));
      noteKitchensChanged();
    });
    if (isSaved) sheet.empty();
    // Somebody else may have been first: their text is shown beside this one.
    else await revalidate();
  }
  const field = { sheet, saysMissing, last };
  const long = { ...field, label: m.places_description(), isLong: true, maxLength: textLimit };
  return (
    <section className={`paper place-seller of-kitchen-${color}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{seller.name}</h2>
        <p>{m.menu_dishes({ count: dishes })}</p>
      </header>
      <fieldset className="place-form" disabled={!isOwn}>
        <legend className="sr-only">{seller.name}</legend>
        <SheetField {...field} field="name" label={m.places_name()} maxLength={nameLimit} />
        <div className="side-by-side">
          <SheetField {...long} field="de" language="de" />
          <SheetField {...long} field="en" language="en" />
        </div>
        <div className="place-sides">
          {isOwn ? (
            <div>
              <PictureUpload
                address={picture || null}
                alt={m.media_picture()}
                color={color}
                onAdded={(hash) => sheet.write('picture', pictureAddress(hash))}
              />
              <TheirField sheet={sheet} field="picture" label={m.media_picture()} last={last} />
            </div>
          ) : null}
          <SellerPreview name={name} de={de} en={en} picture={picture} />
        </div>
        {isOwn ? (
          <SaveFoot
            saving={saving}
            isWritten={sheet.isWritten}
            isStopped={sheet.contradicted.length > 0}
            onSave={() => void save()}
            onDrop={sheet.empty}
          />
        ) : null}
      </fieldset>
    </section>
  );
}
