import { catalogue } from '#content/catalogue/catalogue.ts';
import { sampleTexts } from '#content/legal/legal.ts';
import { companyOfFiles, shop } from '#content/shop.ts';
import { type Finding, found } from './finding.ts';

/** What the repository's invented names, numbers and addresses have in common. */
export const invented = /\bSample\b|\.example\b|^DE0{9}$|^HRB 0+ |^0+\/0+\/0+$/;

/** What is sold, by whom and on which terms: the parts of content/ that hold sample data until they are replaced. */
const content = { shop: { ...shop, ...companyOfFiles }, sampleTexts, catalogue };

export type Content = Record<keyof typeof content, unknown>;

/**
 * What in content/ is still sample data, a finding for each file; none when all of it is the operator's own. Of the legal
 * texts those that were `published` in the kitchen are theirs, whatever the files say.
 */
export function sampleFiles(given: Content = content, published: readonly string[] = []): Finding[] {
  const { sample, ...facts } = given.shop as Record<string, unknown>;
  const ofShop = Object.entries(facts).flatMap(([key, value]) =>
    textsIn(value).some((text) => invented.test(text)) ? [key] : [],
  );
  const texts = textsIn(given.sampleTexts).filter((page) => !published.includes(page));
  const goods = new Set(textsIn(given.catalogue).filter((text) => invented.test(text)));
  const files = {
    'content/shop.ts': [...(sample ? ['sample'] : []), ...ofShop],
    'content/legal/legal.ts': texts,
    'content/catalogue': [...goods],
  };
  return Object.entries(files).flatMap(([file, parts]) =>
    parts.length > 0 ? [found('sample_file', { file, parts: parts.join(', ') })] : [],
  );
}

/** Every text in something. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
