import { useSearchParams } from 'react-router';
import { type ProductFilter, readFilter } from '#rules/product-filter.ts';

/** The filter that the address carries. */
export function useProductFilter(): ProductFilter {
  return readFilter(useSearchParams()[0]);
}
