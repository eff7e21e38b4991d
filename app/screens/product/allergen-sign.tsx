import { Bean, Egg, Fish, Milk, Nut, Shrimp, Snail, TriangleAlert, Wheat, Wine } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AllergenChoice } from '#rules/catalogue/product-filter.ts';
import createLucideIcon from '#ui/lucide-icon.ts';

type Icon = ComponentType<{ size: number }>;
const drawn = (name: string, ...paths: string[]): Icon =>
  createLucideIcon({ name, node: paths.map((d, key) => ['path', { d, key: String(key) }]) });

const signs: Readonly<Record<AllergenChoice, Icon>> = {
  gluten: Wheat,
  crustaceans: Shrimp,
  eggs: Egg,
  fish: Fish,
  peanuts: drawn(
    'peanut',
    'M8 3.5c3-1 5.5 1 5 4-.3 2 .5 2.7 2.3 3.3 3 1 4.7 3.7 3.7 6.7-1 3-4.5 4-7.3 2.6-2.5-1.3-2.7-3.6-4-5.6-1.2-1.8-3.3-2.5-3.5-5.5C4 6.5 5.5 4.3 8 3.5z',
    'M8.5 7.5v.01M14 15.5v.01M9.5 11v.01',
  ),
  soy: Bean,
  milk: Milk,
  nuts: Nut,
  celery: drawn(
    'celery',
    'M9 21c0-5-1-8-1-11M12 21V9M15 21c0-5 1-8 1-11',
    'M8 10C5 10 4 8 4 5c3 0 5 2 4 5zM16 10c3 0 4-2 4-5-3 0-5 2-4 5zM12 9c-2-1.5-2-4 0-6 2 2 2 4.5 0 6z',
  ),
  mustard: drawn('mustard', 'M8 9h8l1 3v7a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-7z', 'M9 9V6h6v3M12 6V3M10 15h4'),
  sesame: drawn(
    'sesame',
    'M7 13c-2-1.5-2-4.5 0-7 2 2.5 2 5.5 0 7zM17 12c-2-1.5-2-4.5 0-7 2 2.5 2 5.5 0 7zM12 21c-2-1.5-2-4.5 0-7 2 2.5 2 5.5 0 7z',
  ),
  sulphites: Wine,
  lupin: drawn(
    'lupin',
    'M12 22V4M12 6c-2 0-3-1-3-2.5M12 6c2 0 3-1 3-2.5M12 10.5c-2.5 0-4-1-4-3M12 10.5c2.5 0 4-1 4-3M12 15c-3 0-5-1-5-3.5M12 15c3 0 5-1 5-3.5',
  ),
  molluscs: Snail,
};

/** The sign of an allergen; one that nobody knows warns. */
export function AllergenSign({ choice }: { choice: AllergenChoice | null | undefined }) {
  const Icon = choice ? signs[choice] : TriangleAlert;
  return <Icon size={20} />;
}
