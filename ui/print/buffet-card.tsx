import { Ham, Leaf, type LucideIcon, Moon, Vegan, Wine } from 'lucide-react';
import { DoubleLine } from '../double-line.tsx';
import { useFit } from './use-fit.ts';

const signs: Readonly<Record<string, LucideIcon>> = {
  vegan: Vegan,
  vegetarian: Leaf,
  halal: Moon,
  pork: Ham,
  alcohol: Wine,
};

/** Something said in German and in English. */
interface InBoth {
  readonly de: string;
  readonly en: string;
}

/** What is in a dish, in one sentence; `lead` is set bold before it, and what to ask about bold behind it. */
interface Contents {
  readonly lead?: string;
  readonly text: string;
  readonly ask?: string;
}

export interface BuffetCardProps {
  readonly name: InBoth;
  /** Small, above the name: who made it. */
  readonly by: string;
  /** Beside that: to which order it belongs. */
  readonly mark?: string | null;
  readonly diets: readonly (InBoth & { readonly slug: string })[];
  readonly contents: { readonly de: Contents; readonly en: Contents };
}

/** Cards on a sheet of A4: two beside each other, four below. */
const cardsOnSheet = 8;

/** A card for the buffet, 105 × 74 mm: German large, English below, then what it is for and what is in it. */
export function BuffetCard({ name, by, mark = null, diets, contents }: BuffetCardProps) {
  const card = useFit<HTMLElement>();
  return (
    <article className="label" ref={card} lang="de">
      <p className="by">
        {by}
        {mark === null ? null : <span>{mark}</span>}
      </p>
      <h2>{name.de}</h2>
      <p className="other" lang="en">
        {name.en}
      </p>
      <DoubleLine />
      {diets.length > 0 ? (
        <p className="diets">
          {diets.map((diet) => (
            <Diet key={diet.slug} {...diet} />
          ))}
        </p>
      ) : null}
      {(['de', 'en'] as const).map((language) => (
        <p className="has" lang={language} key={language}>
          {contents[language].lead ? <b>{contents[language].lead} </b> : null}
          {contents[language].text}
          {contents[language].ask ? <b> {contents[language].ask}</b> : null}
        </p>
      ))}
    </article>
  );
}

function Diet({ slug, de, en }: BuffetCardProps['diets'][number]) {
  const Sign = signs[slug];
  return (
    <span>
      {Sign ? <Sign size={18} aria-hidden="true" /> : null}
      {de}
      {en === de ? null : <i lang="en">{en}</i>}
    </span>
  );
}

/** What stands on each sheet. */
export function cardSheets<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
  );
}

/** Whether a sheet has a place left. */
export const hasPlace = (cards: readonly unknown[]) => cards.length < cardsOnSheet;
