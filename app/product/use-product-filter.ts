import { useLocation } from 'react-router';
import type { ProductFilter } from '#rules/catalogue/product-filter.ts';
import { useKeptFilter } from '../stores/filter-choice.ts';

/** The filter of a page of dishes. */
export function useProductFilter(): ProductFilter {
  return useKeptFilter(useLocation().search);
}
