import { againstRaw, answerOf, browserHeaders, ratioResult } from '../against-raw.ts';
import type { Row } from '../row.ts';

const goal = 0.9;
const targets = [
  ['home, warm', '/'],
  ['category page, warm', '/category/platter'],
  ['`GET /v1/products`', '/v1/products'],
  ['`GET /v1/categories`', '/v1/categories'],
] as const;

/** Answers from memory against node:http that sends the same bytes with the same headers. */
export const warm: Row = {
  name: 'warm',
  async run(stage) {
    const shop = await stage.shop();
    const results = [];
    for (const [what, target] of targets) {
      const comparison = await againstRaw(stage, shop, target);
      const { headers, body } = comparison.answer;
      const sent = `${headers['content-encoding'] ?? 'identity'}, ${body.length.toLocaleString('en')} bytes, 20 connections`;
      results.push(ratioResult(what, goal, comparison, sent));
    }
    const { headers } = await answerOf(`${shop.url}/category/platter`, browserHeaders);
    const known = await againstRaw(stage, shop, '/category/platter', { 'If-None-Match': headers.etag ?? '' });
    if (known.answer.status !== 304) throw new Error(`expected 304, got ${known.answer.status}`);
    results.push(
      ratioResult('category page, known by its ETag', goal, known, '304, nothing rendered, 20 connections'),
    );
    return results;
  },
};
