import { type Facts, toJsonLd } from './json-ld.ts';

/** Facts of a page for search engines (schema.org); browsers keep them as text and run nothing. */
export function StructuredData({ facts }: { facts: Facts }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: toJsonLd(facts) }}
    />
  );
}
