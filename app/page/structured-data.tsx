import { type Facts, toJsonLd } from './json-ld.ts';

/**
 * Facts of a page for search engines (schema.org). They are made on the server only, null in the browser, which
 * keeps the text that came and never needs the code behind it.
 */
export function StructuredData({ facts }: { facts: Facts | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && facts ? toJsonLd(facts) : '' }}
    />
  );
}
