import { getLocale } from '#locale';
import { businessFacts } from './business-facts.ts';
import { StructuredData } from './structured-data.tsx';
import { useRootData } from './use-root-data.ts';

/** Tells search engines who runs the shop; for the pages that say so to people as well. */
export function BusinessData() {
  const root = useRootData();
  if (!root) return null;
  const { company, publicUrl } = root;
  return (
    <StructuredData facts={import.meta.env.SSR ? businessFacts(company, publicUrl, getLocale()) : null} />
  );
}
