import type { IncomingMessage } from 'node:http';

/** A request with its body read. `path` has neither query nor slashes: `['v1', 'refunds']`. */
export type Call = {
  method: string;
  path: string[];
  query: string;
  body: string;
  header(name: string): string | null;
};

/** An answer: an object is sent as JSON, a text as HTML unless the headers say otherwise. */
export type Reply = { status: number; body: object | string; headers?: Record<string, string> };

const LONGEST_BODY_BYTES = 512_000;

/** Reads the whole request; nothing when the body is too long. */
export async function readCall(request: IncomingMessage): Promise<Call | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  return {
    method: request.method ?? 'GET',
    path: path.split('/').filter(Boolean).map(decoded),
    query,
    body: Buffer.concat(chunks).toString('utf8'),
    header: (name) => request.headers[name]?.toString() ?? null,
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
