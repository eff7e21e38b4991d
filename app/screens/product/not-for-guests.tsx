import { m } from '#messages';
import { allergenChoices, isMeant } from '#rules/catalogue/product-filter.ts';
import { Alert } from '#ui/alert.tsx';
import type { ShownProduct } from '../../page/in-language.ts';
import { allergenNames } from '../../product/declarations.ts';
import { useIsMinded, useWhoComes } from '../../stores/who-comes.ts';

/** That some of those for whom the table was planned cannot eat a dish, said before it is added. A warning never blocks. */
export function NotForGuests({ dish }: { dish: ShownProduct }) {
  const coming = useWhoComes();
  const isMinded = useIsMinded();
  const said = allergenChoices.flatMap((who) => {
    const count = coming?.without[who] ?? 0;
    const slugs = dish.allergens.filter((slug) => isMeant(slug, who));
    if (count === 0 || slugs.length === 0) return [];
    return [m.plan_marked({ names: allergenNames(slugs).join(', '), count })];
  });
  if (!isMinded || said.length === 0) return null;
  return (
    <Alert isSaid className="mt-5">
      {said.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Alert>
  );
}
