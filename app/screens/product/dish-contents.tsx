import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { additiveNames, allergenNames } from '../../product/declarations.ts';
import { AllergenSign } from './allergen-sign.tsx';
import type { FoundDish } from './load-dish.ts';

/** What has to be declared of a dish, each with its sign and its word, and which of the fourteen are not in it. */
export function DishContents({ page: { dish, signs, without } }: { page: FoundDish }) {
  const { allergens, additives } = dish;
  const words = allergenNames(allergens);
  return (
    <>
      <h2>{m.catalogue_contains()}</h2>
      {allergens.length > 0 ? (
        <ul className="product-signs">
          {allergens.map((slug, index) => (
            <Sign key={slug} icon={<AllergenSign choice={signs[index]} />} word={words[index]} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">{m.catalogue_no_allergens()}</p>
      )}
      {additives.length > 0 ? (
        <>
          <h3>{m.product_additives()}</h3>
          <ul className="product-signs">
            {additiveNames(additives).map((word) => (
              <Sign key={word} icon={<FlaskConical size={20} />} word={word} />
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4">
        {allergens.length > 0 && without.length > 0
          ? m.product_without({ list: listed(allergenNames(without)) })
          : null}{' '}
        {m.product_traces()}
      </p>
    </>
  );
}

function Sign({ icon, word }: { icon: ReactNode; word: string | undefined }) {
  return (
    <li>
      <span className="product-sign">{icon}</span>
      <span className="product-sign-word">{word}</span>
    </li>
  );
}

const listed = (words: readonly string[]) =>
  new Intl.ListFormat(getLocale() === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' }).format(words);
