import { ChevronDown } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { m } from '#messages';
import {
  type AllergenChoice,
  allergenChoices,
  dietChoices,
  type ProductFilter as Filter,
  filterQuery,
  isFiltering,
  noFilter,
  readFilter,
} from '#rules/catalogue/product-filter.ts';
import { Button } from '#ui/button.tsx';
import { useCompany } from '../page/use-company.ts';
import { emptyChoice, filterScript, keepFilter } from '../stores/filter-choice.ts';
import { choiceName, dietName } from './declarations.ts';
import { filterWords } from './product-filter-words.ts';
import { useFilterInAddress } from './use-filter-in-address.ts';
import { useProductFilter } from './use-product-filter.ts';

/**
 * Diet and unwanted allergens, of this page and of all others until they are taken away. Without scripts it is a plain
 * form with a button for this page; with them a choice counts at once.
 */
export default function ProductFilter({ shown, total }: { shown: number; total: number }) {
  const filter = useProductFilter();
  useFilterInAddress(filter);
  const { phone } = useCompany();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const names = filter.without.map(choiceName).join(', ');
  // Said together with the number of dishes, which follows.
  const said = useDeferredValue(filter);
  const choice = isFiltering(said) ? filterWords(said) : null;

  const change = (part: Partial<Filter>) => keepFilter({ ...filter, ...part });
  function toggle(allergen: AllergenChoice, isUnwanted: boolean) {
    const without = allergenChoices.filter((choice) =>
      choice === allergen ? isUnwanted : filter.without.includes(choice),
    );
    change({ without });
  }

  // What was chosen before the scripts came counts.
  const applyChosen = useEffectEvent((chosen: Filter) => {
    if (filterQuery(chosen) !== filterQuery(filter)) change(chosen);
  });
  useEffect(() => {
    if (form.current) applyChosen(readFilter(new FormData(form.current)));
  }, []);

  return (
    <div className="gutter filter">
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed into the policy
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? filterScript() : '' }}
      />
      <form
        ref={form}
        method="get"
        action={pathname}
        aria-label={m.filter_title()}
        className="filter-form"
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className="filter-diets">
          <legend className="sr-only">{m.filter_diet()}</legend>
          {[null, ...dietChoices].map((diet) => (
            <label key={diet} className="filter-pill">
              <input
                type="radio"
                name="diet"
                value={diet ?? ''}
                checked={filter.diet === diet}
                onChange={() => change({ diet })}
                className="sr-only"
              />
              {diet ? dietName(diet) : m.filter_diet_any()}
            </label>
          ))}
        </fieldset>
        <details className="filter-without">
          <summary className="filter-pill" data-chosen={names ? '' : undefined}>
            <span>{names ? m.filter_without_chosen({ names }) : m.filter_without()}</span>
            <ChevronDown size={18} />
          </summary>
          <fieldset className="paper filter-panel">
            <legend className="sr-only">{m.filter_without_legend()}</legend>
            <p aria-hidden="true" className="mb-3 font-semibold">
              {m.filter_without_legend()}
            </p>
            <div className="filter-allergens">
              {allergenChoices.map((allergen) => (
                <label key={allergen}>
                  <input
                    type="checkbox"
                    name="without"
                    value={allergen}
                    checked={filter.without.includes(allergen)}
                    onChange={({ target }) => toggle(allergen, target.checked)}
                  />
                  {choiceName(allergen)}
                </label>
              ))}
            </div>
            <p className="mt-3 text-small text-muted">{m.filter_traces({ phone })}</p>
          </fieldset>
        </details>
        <Button type="submit" variant="side" size="small" className="filter-apply">
          {m.filter_apply()}
        </Button>
      </form>
      <p className="filter-count">
        <span role="status">
          {choice ? m.filter_count({ shown, total }) : m.filter_total({ total })}
          {choice ? ' ' : null}
          {choice ? <span className="filter-choice">{m.filter_for_all({ choice })}</span> : null}
        </span>
        {choice ? (
          <Link
            to={pathname + emptyChoice}
            replace
            preventScrollReset
            aria-label={m.filter_remove_named({ choice })}
            className="filter-reset"
            onClick={() => keepFilter(noFilter)}
          >
            {m.filter_remove()}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
