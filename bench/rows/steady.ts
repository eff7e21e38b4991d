import { setTimeout as sleep } from 'node:timers/promises';
import { againstWarm, answerOf, browserHeaders, ratioResult } from '../against-raw.ts';
import { cpuMicroseconds } from '../process-use.ts';
import { inTurn } from '../rounds.ts';
import type { Row } from '../row.ts';
import { signIn } from '../sign-in.ts';
import type { RunningShop, Stage } from '../stage.ts';

const goal = 0.9;
/** After so many milliseconds every process has noticed that catalogue or settings changed, had they. */
const noticed = 1300;

/** Headers with which somebody might want to have a page rendered anew; all ask for it compressed alike. */
const hostile: Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null', Referer: 'https://evil.example/' },
  { Cookie: `language=en; ${Array.from({ length: 30 }, (_, nth) => `c${nth}=${nth}`).join('; ')}` },
  { Authorization: 'Bearer stolen', 'Cache-Control': 'no-store', Pragma: 'no-cache' },
  { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' },
  { Range: 'bytes=0-1', 'If-None-Match': '"never"', 'Accept-Language': 'tlh' },
];

/** Warm pages stay warm: after somebody has signed in, and whatever headers they are asked for with. */
export const steady: Row = {
  name: 'steady',
  async run(stage) {
    const shop = await stage.shop();
    const target = '/category/platter';
    const asked = hostile.flatMap((extra) =>
      ['', '?utm_source=a', `?${'x'.repeat(500)}`].map((query) => ({
        path: target + query,
        headers: { ...browserHeaders, ...extra },
      })),
    );
    const comparison = await againstWarm(shop, { path: target, headers: browserHeaders }, asked);
    return [
      await afterSignIn(stage, shop),
      ratioResult(
        'category page under hostile headers',
        goal,
        comparison,
        `${asked.length} kinds of requests`,
        'warm',
      ),
    ];
  },
};

/**
 * Every page in both languages, one after another, after the same pause as without a sign-in: rendered anew they would
 * take ten times as long.
 */
async function afterSignIn(stage: Stage, shop: RunningShop) {
  const sitemap = (await answerOf(`${shop.url}/sitemap.xml`, {})).body.toString();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const all = async () => {
    await sleep(noticed);
    const before = cpuMicroseconds(shop.pid);
    const started = performance.now();
    for (const address of pages) await answerOf(address, { 'Accept-Encoding': 'br' });
    const rate = (pages.length * 1000) / (performance.now() - started);
    const after = cpuMicroseconds(shop.pid);
    return { rate, cpu: before === null || after === null ? null : (after - before) / pages.length };
  };
  await all();
  await all();
  const comparison = await inTurn(all, async () => {
    await signIn(stage, shop);
    return all();
  });
  const conditions = `${pages.length} pages, one after another`;
  return ratioResult('all pages right after a sign-in', goal, comparison, conditions, 'warm');
}
