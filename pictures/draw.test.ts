import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../content/catalogue/catalogue.ts';
import { fileName, formats, type Kind, sizeOf } from './sizes.ts';

const folder = join(import.meta.dirname, '../public/pictures');
const named = <T extends { image: string | null }>(list: readonly T[]) =>
  list.map(({ image }) => image).filter((image) => image !== null);

/** What the catalogue names, and what the pages name: the cover of a dish without a picture, the plate of such a category, home and events. */
const slugs: Record<Kind, readonly string[]> = {
  products: [...named(catalogue.products), 'cloche'],
  categories: [...named(catalogue.categories), 'empty'],
  events: ['birthday', 'business', 'family', 'team'],
  hero: ['hero', 'hero-mobile'],
};
const kinds = Object.entries(slugs) as [Kind, readonly string[]][];

describe.each(kinds)('%s', (kind, wanted) => {
  const files = wanted.flatMap((slug) =>
    sizeOf(kind, slug).widths.flatMap((width) => formats.map((format) => fileName(slug, width, format))),
  );

  test('every picture has its widths and formats, and no other file is there', () => {
    expect(readdirSync(join(folder, kind)).toSorted()).toEqual(files.toSorted());
  });

  test.each(wanted)('%s keeps its limit in bytes', (slug) => {
    const { widths, limit } = sizeOf(kind, slug);
    for (const format of formats) {
      const { size } = statSync(join(folder, kind, fileName(slug, widths[2], format)));
      expect(size).toBeGreaterThan(1000);
      expect(size).toBeLessThanOrEqual(limit);
    }
  });
});
