import { Leaf, MoonStar, UsersRound } from 'lucide-react';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { Chip } from '#ui/chip.tsx';
import { additiveNames, allergenNames, dietName } from './declarations.ts';
import { ProductLabel } from './product-label.tsx';
import { productSize } from './product-size.ts';
import { servesText } from './serves-text.ts';
import { SoldOutNote } from './sold-out-note.tsx';

const dietIcons: Record<string, typeof Leaf> = { vegan: Leaf, vegetarian: Leaf, halal: MoonStar };

/** What the law and the guests want to know before a product goes into the cart. */
export default function ProductCardDetails({ product }: { product: Product }) {
  const { serves, alcoholByVolume } = product;
  const age = minimumAge(alcoholByVolume);
  return (
    <>
      <SoldOutNote productId={product.id} />
      <ul className="dish-chips">
        {product.diets.map((diet) => {
          const Icon = dietIcons[diet];
          return (
            <li key={diet}>
              <Chip
                tone={Icon ? 'good' : undefined}
                icon={Icon ? <Icon size={16} aria-hidden="true" /> : undefined}
              >
                {dietName(diet)}
              </Chip>
            </li>
          );
        })}
        {serves ? (
          <li>
            <Chip icon={<UsersRound size={16} aria-hidden="true" />}>{servesText(serves)}</Chip>
          </li>
        ) : null}
      </ul>
      <div className="dish-facts">
        <p>{productSize(product, getLocale())}</p>
        <p>
          {product.allergens.length > 0 ? (
            <>
              <b>{m.catalogue_contains()}</b> {allergenNames(product.allergens).join(', ')}
            </>
          ) : (
            m.catalogue_no_allergens()
          )}
        </p>
        {product.additives.length > 0 ? (
          <p>
            <b>{m.catalogue_additives()}</b> {additiveNames(product.additives).join(', ')}
          </p>
        ) : null}
        {age ? <p>{m.catalogue_age({ age })}</p> : null}
        <ProductLabel product={product} />
      </div>
    </>
  );
}
