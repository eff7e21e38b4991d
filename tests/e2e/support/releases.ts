import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const hashed = /([\w.-]+)-([\w-]{8})\.(js|css)\b/g;
const isText = /^(text|application)\/(html|javascript|css|json|x-script)/;

export interface Releases {
  readonly origin: string;
  /** How often a document was asked for. */
  documents(): number;
  /** From now on the files of the release before are gone and everything names new ones. */
  release(): void;
  /** From now on every file is gone that nobody has asked for before, whatever the release. */
  loseTheRest(): void;
  close(): void;
}

/** The shop behind an address where a new release can come out: other file names, the old ones gone. */
export async function startReleases(shop: string): Promise<Releases> {
  let isNew = false;
  let isBroken = false;
  const served = new Set<string>();
  let documents = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = request;
    if (headers['sec-fetch-dest'] === 'document') documents += 1;
    const file = /^\/assets\/(.*)$/.exec(url)?.[1];
    const isOfNew = file?.includes('-next.') ?? false;
    const isGone = file && ((isOfNew !== isNew && hashedName(file)) || (isBroken && !served.has(file)));
    if (isGone) {
      response.writeHead(404).end();
      return;
    }
    if (file) served.add(file);
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    const upstream = await fetch(shop + (file ? url.replace('-next.', '.') : url), {
      method,
      headers: { cookie: headers.cookie ?? '', 'content-type': headers['content-type'] ?? 'text/plain' },
      body: body.length > 0 ? Buffer.concat(body) : undefined,
      redirect: 'manual',
    });
    const type = upstream.headers.get('content-type') ?? '';
    const content = Buffer.from(await upstream.arrayBuffer());
    // The policy names the inline scripts as they were before their names changed.
    response.writeHead(upstream.status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(isNew && isText.test(type) ? content.toString().replace(hashed, '$1-$2-next.$3') : content);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    documents: () => documents,
    release() {
      isNew = true;
    },
    loseTheRest() {
      isBroken = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function hashedName(file: string): boolean {
  return new RegExp(hashed.source).test(file);
}
