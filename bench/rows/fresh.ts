import { againstRaw, ratioResult } from '../against-raw.ts';
import type { Row } from '../row.ts';

/** A page that no cache may answer: it is asked for from another origin, whose answers are never kept. */
export const fresh: Row = {
  name: 'fresh',
  async run(stage) {
    const shop = await stage.shop();
    const headers = { Origin: 'http://elsewhere.example', 'Accept-Encoding': 'identity' };
    const results = [];
    for (const [what, target] of [
      ['home, rendered afresh', '/'],
      ['category page, rendered afresh', '/category/platter'],
    ] as const) {
      const comparison = await againstRaw(stage, shop, target, headers);
      const size = comparison.answer.body.length.toLocaleString('en');
      results.push(ratioResult(what, 0.02, comparison, `identity, ${size} bytes, 20 connections`));
    }
    return results;
  },
};
