import { useLocation } from 'react-router';
import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { canonicalPath, pageAddress } from '../page/public-pages.ts';
import { StructuredData } from '../page/structured-data.tsx';
import { useRootData } from '../page/use-root-data.ts';
import { productFacts } from './product-facts.ts';

/** Tells search engines what stands on a page of products. */
export function ProductData({ products }: { products: readonly Product[] }) {
  const root = useRootData();
  const { pathname } = useLocation();
  const path = root ? canonicalPath(pathname, root) : null;
  if (!root || path === null) return null;
  if (!import.meta.env.SSR) return <StructuredData facts={null} />;
  const locale = getLocale();
  return <StructuredData facts={productFacts(products, locale, pageAddress(root.publicUrl, path, locale))} />;
}
