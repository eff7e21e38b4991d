import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterQuery, type ProductFilter, readFilter } from '#rules/catalogue/product-filter.ts';
import { keptFilterQuery, namesFilter } from '../stores/filter-choice.ts';

/** Lets the address of a page of dishes name the choice that counts, so that it can be shared. */
export function useFilterInAddress(filter: ProductFilter): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = filterQuery(filter);
  useEffect(() => {
    const isNamed = wanted
      ? filterQuery(readFilter(new URLSearchParams(search))) === wanted
      : !namesFilter(search);
    // While the page hydrates `filter` is that of the address.
    if (isNamed || wanted !== keptFilterQuery()) return;
    void navigate({ search: wanted, hash }, { replace: true, preventScrollReset: true });
  }, [wanted, search, hash, navigate]);
}
