import { Check } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { isFiltering, misfitOf, noFilter } from '#rules/catalogue/product-filter.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useCompany } from '../../../page/use-company.ts';
import { filterWords, misfitWords } from '../../../product/product-filter-words.ts';
import { keepFilter, useKeptFilter } from '../../../stores/filter-choice.ts';

interface Dish {
  readonly id: number;
  readonly name: string;
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
}

/** Whether the dishes in the cart fit the choice of diet and allergens; names those that do not, and why. */
export function FilterMisfits({ dishes }: { dishes: readonly Dish[] }) {
  const filter = useKeptFilter();
  const { phone } = useCompany();
  const misfits = dishes.flatMap((dish) => {
    const misfit = misfitOf(dish, filter);
    return misfit ? [{ dish, misfit }] : [];
  });
  if (!isFiltering(filter) || dishes.length === 0) return null;
  const choice = filterWords(filter);
  if (misfits.length === 0) {
    return (
      <p className="mb-6 flex gap-3">
        <Check size={22} className="flex-none text-dill-ink" />
        <span>
          <b>{m.filter_fits({ choice: choice.charAt(0).toLocaleLowerCase() + choice.slice(1) })}</b>{' '}
          <span className="text-muted">{m.filter_traces({ phone })}</span>
        </span>
      </p>
    );
  }
  return (
    <Alert kind="note" title={m.filter_misfit_title({ choice })} className="mb-6">
      <ul>
        {misfits.map(({ dish: { id, name }, misfit }) => (
          <li key={id}>
            {m.filter_misfit_line({
              name: readLocalizedText(name, getLocale()),
              reason: misfitWords(misfit),
            })}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="text-inherit"
        aria-label={m.filter_remove_named({ choice })}
        onClick={() => keepFilter(noFilter)}
      >
        {m.filter_remove_choice()}
      </Button>
    </Alert>
  );
}
