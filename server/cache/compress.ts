import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What the first who asks waits for, and what is worth its time for all who come after. */
const efforts = { quick: { br: 4, gzip: 4 }, thorough: { br: 10, gzip: 9 } } as const;

/** Both compressed forms of an answer. Either effort works on threads of its own, not on that of the requests. */
export async function compress(body: Buffer, effort: keyof typeof efforts): Promise<Compressed> {
  const quality = efforts[effort];
  const [br, gzipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // No larger than the answer: the usual window would take 32 MiB each time, which the process never gives back.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
    toGzip(body, { level: quality.gzip }),
  ]);
  return { br, gzip: gzipped };
}

/** The smallest window of Brotli that holds so many bytes. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
