import { m } from '#kitchen-messages';
import type { MenuPicture } from '#rules/catalogue/menu-product.ts';
import { pictureAddress } from '#rules/catalogue/product-picture.ts';
import { TextField } from '#ui/field.tsx';
import { PictureUpload } from './picture-upload.tsx';

export interface PictureFieldProps {
  /** What is there now; null for none, then a cloche stands on the table. */
  readonly image: MenuPicture | null;
  /** Called once a picture has arrived, and with each letter of its alternative text. */
  readonly onChange: (image: MenuPicture | null) => void;
  /** The place of its kitchen, which gives the wall its colour. */
  readonly color?: number;
  /** What is wrong, in words: with the picture, and with what is said of it in each language. */
  readonly errors?: { readonly picture?: string; readonly de?: string; readonly en?: string };
}

/** As long as what a listener still likes to hear. */
const longestAlt = 160;

/**
 * The picture of a dish on the shop's table: chosen, taken or dropped here, made smaller, sent, and said in words for those
 * who do not see it.
 */
export function PictureField({ image, onChange, color = 1, errors = {} }: PictureFieldProps) {
  const say = (language: 'de' | 'en') => (words: string) => {
    if (image) onChange({ ...image, alt: { ...image.alt, [language]: words || null } });
  };
  return (
    <PictureUpload
      address={image && pictureAddress(image.picture)}
      alt={image ? (image.alt.de ?? m.media_no_words()) : m.media_none()}
      color={color}
      error={errors.picture}
      onAdded={(hash) => onChange({ picture: hash, alt: image?.alt ?? { de: null, en: null } })}
      onRemove={image ? () => onChange(null) : undefined}
    >
      {image ? (
        <div className="picture-words">
          {(['de', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={m.media_alt()}
              note={language === 'de' ? m.media_german() : m.media_english()}
              lang={language}
              maxLength={longestAlt}
              value={image.alt[language] ?? ''}
              error={errors[language]}
              onChange={({ target }) => say(language)(target.value)}
            />
          ))}
        </div>
      ) : null}
    </PictureUpload>
  );
}
