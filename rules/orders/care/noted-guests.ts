import {
  type AllergenChoice,
  allergenChoices,
  type DietChoice,
  dietChoices,
} from '../../catalogue/product-filter.ts';
import { type Meal, meals, type Wish } from '../../planner/wish.ts';

/** Who comes and what they need, as the shop wrote it into the note of an order. */
export interface NotedGuests extends Pick<Wish, 'guests' | 'vegan' | 'vegetarian' | 'halal' | 'without'> {
  /** The sentence as it stands there. */
  readonly text: string;
  /** Null in a note of the time before the shop wrote it. */
  readonly meal: Meal | null;
}

/** A note taken apart. */
export interface ReadNote {
  /** What the shop has written of the guests; more than once where it was written in two languages. */
  readonly noted: readonly NotedGuests[];
  /** What the customer has written. */
  readonly own: string;
}

type Who = DietChoice | AllergenChoice;

/** The sentence in each language, word by word; app/product/guest-needs.test.ts has it written and read back. */
const languages = [
  {
    one: 'Of one guest',
    many: 'Of # guests',
    ofMeal: { snack: 'for a snack', lunch: 'for lunch', dinner: 'for dinner' },
    diets: { vegetarian: 'vegetarian', vegan: 'vegan', halal: 'halal' },
    without: 'without',
    allergens:
      'gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts and peanuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    nuts: 'nuts',
  },
  {
    one: 'Von einem Gast',
    many: 'Von # Gästen',
    ofMeal: { snack: 'zum Imbiss', lunch: 'zum Mittagessen', dinner: 'zum Abendessen' },
    diets: { vegetarian: 'vegetarisch', vegan: 'vegan', halal: 'halal' },
    without: 'ohne',
    allergens:
      'Gluten, Krebstiere, Eier, Fisch, Erdnüsse, Soja, Milch, Nüsse und Erdnüsse, Sellerie, Senf, Sesam, Sulfite, Lupinen, Weichtiere',
    nuts: 'Nüsse',
  },
].map(({ diets, without, allergens, nuts, ...frame }) => {
  const names = allergens.split(', ');
  const words = [
    ...Object.entries(diets).map(([diet, word]) => [word, diet as Who] as const),
    ...allergenChoices.map((choice, index) => [`${without} ${names[index]}`, choice as Who] as const),
    // As the shop wrote it until it said that peanuts are meant, too.
    [`${without} ${nuts}`, 'nuts' as Who] as const,
  ];
  return { ...frame, words };
});
const whoIs = new Map(languages.flatMap(({ words }) => words));
const mealIn = (head: string) =>
  meals.find((meal) => languages.some(({ ofMeal }) => head.endsWith(ofMeal[meal]))) ?? null;

const patterns = languages.map(({ one, many, ofMeal, words }) => {
  const need = `# (?:${words.map(([word]) => word).join('|')})`;
  return `(?:${one}|${many})(?: (?:${Object.values(ofMeal).join('|')}))?: ${need}(?:, ${need})*`;
});
const sentence = new RegExp(
  `\\b(?:${patterns.join('|')})\\.`.replaceAll('#', '\\d{1,4}').replaceAll(' ', '\\s+'),
  'g',
);

/** Takes what the shop has written of the guests out of a note; whatever is not exactly that sentence is the customer's. */
export function readNote(note: string): ReadNote {
  const found = [...note.matchAll(sentence)].flatMap(({ 0: text, index }) => {
    const guests = guestsIn(text);
    return guests ? [{ guests, from: index, to: index + text.length }] : [];
  });
  const own = [...found, { from: note.length }]
    .map(({ from }, index) => note.slice(found[index - 1]?.to ?? 0, from).trim())
    .filter(Boolean)
    .join('\n');
  return { noted: found.map(({ guests }) => guests), own };
}

/** What any of the noted guests needs. */
const needsOf = (noted: readonly NotedGuests[]): Who[] =>
  noted.flatMap((guests) => [
    ...dietChoices.filter((diet) => guests[diet] > 0),
    ...allergenChoices.filter((allergen) => guests.without[allergen]),
  ]);

/**
 * A note with that of an added order below it: where it is known already who comes, the added one does not say it again, unless
 * somebody needs what nobody did before.
 * @param minded what is noted of those whom the cart minds, also where it is not in the note
 */
export function noteWithAdded(note: string, added: string, minded: string): string {
  const known = needsOf(readNote(`${minded}\n${note}`).noted);
  const { noted, own } = readNote(added);
  const more = needsOf(noted).every((need) => known.includes(need)) ? own : added;
  return note.includes(more) ? note : [note, more].filter(Boolean).join('\n');
}

/** Reads the sentence; null for one that says something twice. */
function guestsIn(text: string): NotedGuests | null {
  const [head = '', needs = ''] = text.slice(0, -1).split(/:\s+/);
  const counts = needs.split(/,\s+/).map((need) => {
    const [count, ...words] = need.split(/\s+/);
    return [whoIs.get(words.join(' ')), Number(count)] as const;
  });
  const of = new Map(counts);
  if (of.size < counts.length) return null;
  const without: { [A in AllergenChoice]?: number } = {};
  for (const choice of allergenChoices) {
    const count = of.get(choice) ?? 0;
    if (count > 0) without[choice] = count;
  }
  return {
    text,
    guests: Number(/\d+/.exec(head)?.[0] ?? 1),
    vegan: of.get('vegan') ?? 0,
    vegetarian: of.get('vegetarian') ?? 0,
    halal: of.get('halal') ?? 0,
    without,
    meal: mealIn(head.replaceAll(/\s+/g, ' ')),
  };
}
