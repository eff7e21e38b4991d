import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Asked, measured, requestFile } from './load/load.ts';
import { type Comparison, inTurn } from './rounds.ts';
import type { Result } from './row.ts';
import type { RunningShop, Stage } from './stage.ts';

/** What browsers send along with each request. */
export const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-US,en;q=0.9',
  Cookie: 'language=en',
};

/** Headers that node:http adds by itself, to our answer as to the raw one. */
const automatic = ['date', 'connection', 'keep-alive'];
const connections = 20;
const seconds = 2;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One answer of the shop, with its bytes as they come over the wire. */
export function answerOf(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    }).once('error', reject);
  });
}

/**
 * The shop's answer to a request against raw node:http that sends the same status, headers and bytes: three
 * processes, both servers warmed up, then rounds in turn. With `asked` these requests are sent instead of that one,
 * one after another.
 */
export async function againstRaw(
  stage: Stage,
  shop: RunningShop,
  target: string,
  extra: Record<string, string> = {},
  asked?: readonly Asked[],
): Promise<Comparison & { answer: Answer }> {
  const headers = { ...browserHeaders, ...extra };
  await answerOf(shop.url + target, headers);
  const answer = await answerOf(shop.url + target, headers);
  const sent = Object.entries(answer.headers).filter(([name]) => !automatic.includes(name));
  const file = stage.file(
    `raw-${Date.now()}.json`,
    JSON.stringify({
      status: answer.status,
      headers: Object.fromEntries(sent),
      body: answer.body.toString('base64'),
    }),
  );
  const raw = await stage.start('raw', ['bench/servers/raw.ts', file]);
  const requests = requestFile(asked ?? [{ path: target, headers }]);
  const run = (pid: number, port: number) => (time: number) =>
    measured(pid, { ports: [port], requests, connections, seconds: time }, answer.status);
  const runRaw = run(raw.pid, Number(raw.ready.port));
  const runOurs = run(shop.pid, shop.port);
  await runRaw(1.5);
  await runOurs(1.5);
  const comparison = await inTurn(
    () => runRaw(seconds),
    () => runOurs(seconds),
  );
  await stage.stopped(raw);
  return { ...comparison, answer };
}

/** One of the shop's own answers against others that are to be as fast, all from the same process. */
export async function againstWarm(
  shop: RunningShop,
  warm: Asked,
  others: readonly Asked[],
): Promise<Comparison> {
  const run = (asked: readonly Asked[]) => {
    const requests = requestFile(asked);
    return (time: number) =>
      measured(shop.pid, { ports: [shop.port], requests, connections, seconds: time }, 200);
  };
  const [runWarm, runOthers] = [run([warm]), run(others)];
  await runWarm(1.5);
  await runOthers(1.5);
  return inTurn(
    () => runWarm(seconds),
    () => runOthers(seconds),
  );
}

/** A line of the table; the goal is missed when the ratio is below it by more than the spread. */
export function ratioResult(
  what: string,
  goal: number,
  { ratio, spread, ours, other }: Comparison,
  conditions: string,
  comparedWith = 'raw',
): Result {
  const cpu = (value: number | null) =>
    value === null ? '' : `, ${value.toFixed(value < 100 ? 1 : 0)} µs CPU`;
  const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
  return {
    what,
    measured: `**${ratio.toFixed(ratio < 0.1 ? 3 : 2)}** ± ${spread.toFixed(ratio < 0.1 ? 3 : 2)} (${rate(ours.rate)}${cpu(ours.cpu)}; ${comparedWith} ${rate(other.rate)}${cpu(other.cpu)})`,
    goal: `≥ ${goal}`,
    met: ratio + spread >= goal,
    conditions,
  };
}
