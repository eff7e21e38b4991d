import { filterQuery } from '#rules/catalogue/product-filter.ts';
import { useKeptFilter } from '../stores/filter-choice.ts';

/** Addresses of pages of dishes with the choice that counts. */
export function useFilteredPath(): (path: string, hash?: string) => string {
  const query = filterQuery(useKeptFilter());
  return (path, hash = '') => `${path}${query && `?${query}`}${hash}`;
}
