import { expect, test } from 'vitest';
import { whatIsMissing } from '#rules/catalogue/may-be-published.ts';
import { unsaidTableFields } from '#rules/planner/table-fields.ts';
import { catalogue } from './catalogue.ts';

const there = {
  sellers: catalogue.sellers.map(({ id }) => id),
  categories: catalogue.categories.map(({ id }) => id),
};

test.each(catalogue.products)('$id has all that the law wants of what is sold', (product) => {
  const { image, imageAlt, packaged = [], portions, bestSeller, id: _, ...rest } = product;
  const written = {
    ...unsaidTableFields,
    ...rest,
    image: image === null ? null : { picture: image, alt: imageAlt ?? { de: null, en: null } },
    isPackaged: packaged.length > 0,
    packaged,
    portions: portions ?? null,
    bestSeller: bestSeller ?? null,
    active: true,
  };
  expect(whatIsMissing(written, there)).toEqual([]);
});
