import { allergenChoices } from '#rules/catalogue/product-filter.ts';
import { againstRaw, browserHeaders, ratioResult } from '../against-raw.ts';
import type { Row } from '../row.ts';

/** Up to three allergens, rare ones first: more filters than are kept, so that each is rendered whenever its turn comes. */
const rareFirst = allergenChoices.toReversed();
const filters = rareFirst.flatMap((one, first) =>
  rareFirst
    .slice(first)
    .flatMap((two, second) =>
      rareFirst.slice(first + second).map((three) => [...new Set([one, two, three])]),
    ),
);

/** A page that is not in memory: the many ways in which guests may filter it, one after another. */
export const fresh: Row = {
  name: 'fresh',
  async run(stage) {
    const shop = await stage.shop();
    const headers = { ...browserHeaders, 'Accept-Encoding': 'identity' };
    const results = [];
    for (const [what, target] of [
      ['page of a kitchen, rendered afresh', '/shop/1'],
      ['category page, rendered afresh', '/category/platter'],
    ] as const) {
      const asked = filters.map((without) => ({ path: `${target}?without=${without}`, headers }));
      const comparison = await againstRaw(stage, shop, asked[0]?.path ?? target, headers, asked);
      const size = comparison.answer.body.length.toLocaleString('en');
      const sent = `${filters.length} filters; raw sends the first: identity, ${size} bytes, 20 connections`;
      results.push(ratioResult(what, 0.02, comparison, sent));
    }
    return results;
  },
};
