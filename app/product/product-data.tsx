import { getLocale } from '#locale';
import type { ShownProduct } from '../page/in-language.ts';
import { StructuredData } from '../page/structured-data.tsx';
import { useRootData } from '../page/use-root-data.ts';
import { productFacts } from './product-facts.ts';

/** Tells search engines what stands on a page of products. */
export function ProductData({ products }: { products: readonly ShownProduct[] }) {
  const root = useRootData();
  if (!root) return null;
  return (
    <StructuredData
      facts={import.meta.env.SSR ? productFacts(products, getLocale(), root.publicUrl) : null}
    />
  );
}
