import { Ham, Leaf, type LucideIcon, Moon, Vegan, Wine } from 'lucide-react';
import type { KitchenOrderDetails } from '#contract/kitchen/order-details.ts';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import type { Locale } from '#rules/text/locale.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { foodWord } from '../paper/food-words.ts';
import { useFit } from '../paper/use-fit.ts';

type Item = KitchenOrderDetails['items'][number];

const signs: Readonly<Record<string, LucideIcon>> = {
  vegan: Vegan,
  vegetarian: Leaf,
  halal: Moon,
  pork: Ham,
  alcohol: Wine,
};

/** A card for the buffet, 105 × 74 mm: German large, English below, then what it is for and what is in it. */
export function LabelCard({ item, kitchen, bon }: { item: Item; kitchen: string; bon: number | null }) {
  const card = useFit<HTMLElement>();
  return (
    <article className="label" ref={card} lang="de">
      <p className="by">
        {kitchen}
        {bon === null ? null : <span>{m.day_bon({ bon }, { locale: 'de' })}</span>}
      </p>
      <h2>{kitchenName(item.name, 'de')}</h2>
      <p className="other" lang="en">
        {kitchenName(item.name, 'en')}
      </p>
      <DoubleLine />
      {item.diets.length > 0 ? (
        <p className="diets">
          {item.diets.map((diet) => (
            <Diet key={diet} diet={diet} />
          ))}
        </p>
      ) : null}
      <Contents item={item} locale="de" />
      <Contents item={item} locale="en" />
    </article>
  );
}

function Diet({ diet }: { diet: string }) {
  const Sign = signs[diet];
  const [german, english] = [foodWord(diet, 'de'), foodWord(diet, 'en')];
  return (
    <span>
      {Sign ? <Sign size={18} aria-hidden="true" /> : null}
      {german}
      {english === german ? null : <i lang="en">{english}</i>}
    </span>
  );
}

/** What is in a dish in one language; of a product that is gone nobody knows, and the card says so. */
function Contents({ item: { sellerId, allergens, additives }, locale }: { item: Item; locale: Locale }) {
  const options = { locale };
  const list = (slugs: readonly string[]) => slugs.map((slug) => foodWord(slug, locale)).join(', ');
  if (sellerId === null) return <p lang={locale}>{m.labels_unknown({}, options)}</p>;
  return (
    <p className="has" lang={locale}>
      {allergens.length === 0 ? (
        m.labels_no_allergens({}, options)
      ) : (
        <>
          <b>{m.labels_contains({}, options)}</b> {list(allergens)}
        </>
      )}
      {additives.length > 0 ? `. ${m.labels_with({ additives: list(additives) }, options)}` : ''}
    </p>
  );
}
