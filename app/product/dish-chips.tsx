import { Leaf, MoonStar, UsersRound } from 'lucide-react';
import type { Product } from '#contract/shop/products.ts';
import { Chip } from '#ui/chip.tsx';
import { dietName } from './declarations.ts';
import { servesText } from './serves-text.ts';

const icons: Readonly<Record<string, typeof Leaf>> = { vegan: Leaf, vegetarian: Leaf, halal: MoonStar };

/** What a dish is suitable for, and for how many. */
export function DishChips({ dish: { diets, serves } }: { dish: Pick<Product, 'diets' | 'serves'> }) {
  return (
    <ul className="dish-chips">
      {diets.map((diet) => {
        const Icon = icons[diet];
        return (
          <li key={diet}>
            <Chip tone={Icon ? 'good' : undefined} icon={Icon ? <Icon size={16} /> : undefined}>
              {dietName(diet)}
            </Chip>
          </li>
        );
      })}
      {serves ? (
        <li>
          <Chip icon={<UsersRound size={16} />}>{servesText(serves)}</Chip>
        </li>
      ) : null}
    </ul>
  );
}
