import { createHash } from 'node:crypto';
import { type Compressed, compress } from './compress.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

interface Form {
  readonly headers: string[];
  readonly body: Buffer;
}

/** An answer as it goes over the wire. Headers are name, value, name, value: what node:http writes fastest. */
export interface KeptResponse {
  readonly status: number;
  readonly etag: string;
  readonly full: Readonly<Record<Encoding, Form>>;
  /** Headers of a 304. */
  readonly unchanged: string[];
  /** Whether it has been compressed as well as can be. */
  readonly isThorough: boolean;
}

/** Reads an answer whole and compresses it quickly: somebody is waiting for it. */
export async function keepResponse(response: Response): Promise<KeptResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const given = headers['cache-control'];
  const cacheControl = given?.startsWith('public') ? given : 'public, no-cache';
  const unchanged = Object.entries({ ...headers, etag, vary, 'cache-control': cacheControl }).flat();
  const { status } = response;
  return {
    status,
    etag,
    unchanged,
    isThorough: false,
    full: forms(unchanged, body, await compress(body, 'quick')),
  };
}

/** An answer compressed as well as can be, which takes longer. */
export async function keptThoroughly(kept: KeptResponse): Promise<KeptResponse> {
  const { body } = kept.full.identity;
  return { ...kept, isThorough: true, full: forms(kept.unchanged, body, await compress(body, 'thorough')) };
}

/** Bytes that an answer takes, with what belongs to it. */
export function sizeOf({ full }: KeptResponse): number {
  return full.identity.body.length + full.gzip.body.length + full.br.body.length + 4000;
}

function forms(unchanged: string[], body: Buffer, { br, gzip }: Compressed): KeptResponse['full'] {
  const inForm = (bytes: Buffer, encoding?: Encoding): Form => ({
    headers: [
      ...unchanged,
      ...(encoding ? ['content-encoding', encoding] : []),
      'content-length',
      String(bytes.length),
    ],
    body: bytes,
  });
  return { identity: inForm(body), gzip: inForm(gzip, 'gzip'), br: inForm(br, 'br') };
}
