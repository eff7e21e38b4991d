import { Leaf, MoonStar, Plus, UsersRound } from 'lucide-react';
import { m } from '#kitchen-messages';
import { basePrice } from '#rules/catalogue/base-price.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { pictureAddress } from '#rules/catalogue/product-picture.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Chip } from '#ui/chip.tsx';
import { foodWord } from '../../paper/food-words.ts';

const dietIcons: Record<string, typeof Leaf> = { vegan: Leaf, vegetarian: Leaf, halal: MoonStar };

/** A dish as its card stands in the shop, in one language, while it is written; ui/dish.css makes both look the same. */
export function ShopCard({ content, locale }: { content: MenuProduct; locale: Locale }) {
  const { name, description, priceCents, depositCents, image, diets, serves, allergens, additives } = content;
  const age = minimumAge(content.alcoholByVolume);
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <article className="dish" lang={locale}>
      <div className="dish-on">
        <div className="dish-picture">
          <img
            src={image ? pictureAddress(image.picture) : '/pictures/products/cloche-800.webp'}
            alt={image?.alt[locale] ?? ''}
            width={800}
            height={537}
          />
        </div>
      </div>
      <div className="dish-in">
        <h3 className="dish-name">{name[locale] ?? '…'}</h3>
        <p className="dish-price paper paper-tent num">
          <span className="price-amount">{priceCents === null ? '…' : money(priceCents)}</span>
          {depositCents ? (
            <span className="price-deposit">
              {m.preview_deposit({ amount: money(depositCents) }, { locale })}
            </span>
          ) : null}
        </p>
        <p className="mt-2 text-muted">{description[locale] ?? '…'}</p>
        <ul className="dish-chips">
          {diets.map((diet) => {
            const Icon = dietIcons[diet];
            return (
              <li key={diet}>
                <Chip {...(Icon && { tone: 'good' as const, icon: <Icon size={16} /> })}>
                  {capital(foodWord(diet, locale))}
                </Chip>
              </li>
            );
          })}
          {serves ? (
            <li>
              <Chip icon={<UsersRound size={16} />}>
                {m.preview_serves(
                  { guests: serves.from === serves.to ? `${serves.from}` : `${serves.from}–${serves.to}` },
                  { locale },
                )}
              </Chip>
            </li>
          ) : null}
        </ul>
        <div className="dish-facts">
          <p>{sizeOf(content, locale)}</p>
          {allergens === null ? null : (
            <p>
              {allergens.length > 0 ? (
                <>
                  <b>{m.preview_contains({}, { locale })}</b>{' '}
                  {allergens.map((slug) => foodWord(slug, locale)).join(', ')}
                </>
              ) : (
                m.preview_no_allergens({}, { locale })
              )}
            </p>
          )}
          {additives && additives.length > 0 ? (
            <p>
              <b>{m.preview_additives({}, { locale })}</b>{' '}
              {additives.map((slug) => foodWord(slug, locale)).join(', ')}
            </p>
          ) : null}
          {age ? <p>{m.preview_age({ age }, { locale })}</p> : null}
        </div>
        <div className="dish-buy">
          <span className="button button-side button-small" aria-hidden="true">
            <Plus size={20} />
            {m.preview_add({}, { locale })}
          </span>
        </div>
      </div>
    </article>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What one piece is, with the price of a litre or kilogram and the alcohol, as the shop says it. */
function sizeOf({ unit, priceCents, netQuantity, alcoholByVolume }: MenuProduct, locale: Locale): string {
  const perUnit = priceCents === null ? null : basePrice(priceCents, netQuantity);
  return [
    unit[locale] ?? '…',
    perUnit && `${formatMoney(perUnit.cents, locale)}/${perUnit.unit}`,
    alcoholByVolume !== null &&
      m.preview_alcohol({ percent: alcoholByVolume.toLocaleString(locale) }, { locale }),
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
