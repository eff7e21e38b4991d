import { getLocale } from '#locale';
import { businessFacts } from './business-facts.ts';
import { StructuredData } from './structured-data.tsx';
import { useRootData } from './use-root-data.ts';

/** Tells search engines who runs the shop; for the pages that say so to people as well. */
export function BusinessData() {
  const publicUrl = useRootData()?.publicUrl;
  if (!publicUrl) return null;
  return <StructuredData facts={import.meta.env.SSR ? businessFacts(publicUrl, getLocale()) : null} />;
}
