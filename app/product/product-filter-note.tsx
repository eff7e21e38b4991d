import { m } from '#messages';
import { isFiltering, noFilter } from '#rules/catalogue/product-filter.ts';
import { keepFilter, useKeptFilter } from '../stores/filter-choice.ts';
import { filterWords } from './product-filter-words.ts';

/**
 * Says which choice of diet and allergens counts, and takes it away; without one what stands there `otherwise`. The
 * button then goes, so that something else has to take the focus.
 */
export function ProductFilterNote({
  otherwise = null,
  onRemove = () => document.getElementById('main')?.focus({ preventScroll: true }),
}: {
  otherwise?: string | null;
  onRemove?: () => void;
}) {
  const filter = useKeptFilter();
  if (!isFiltering(filter)) return otherwise;
  const choice = filterWords(filter);
  return (
    <>
      {m.filter_for_all({ choice })}{' '}
      <button
        type="button"
        className="filter-reset"
        aria-label={m.filter_remove_named({ choice })}
        onClick={() => {
          keepFilter(noFilter);
          onRemove();
        }}
      >
        {m.filter_remove()}
      </button>
    </>
  );
}
