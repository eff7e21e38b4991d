import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const hashed = /([\w.-]+)-([\w-]{7,8})\.(js|css)\b/g;
const isText = /^(text|application)\/(html|javascript|css|json|x-script)/;

/** Milliseconds without a request after which no further one is expected. */
const quietFor = 500;

export interface Releases {
  readonly origin: string;
  /** How often a document was asked for. */
  documents(): number;
  /** Resolves when nothing is on its way any more. The browser's own word for it is said once a document. */
  quiet(): Promise<void>;
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
    // The release that was asked is the one that answers, also when the next comes out meanwhile.
    const isOfNext = isNew;
    if (headers['sec-fetch-dest'] === 'document') documents += 1;
    const file = /^\/assets\/(.*)$/.exec(url)?.[1];
    const namesNext = file?.includes('-next.') ?? false;
    const isGone = file && ((namesNext !== isOfNext && hashedName(file)) || (isBroken && !served.has(file)));
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
    response.end(
      isOfNext && isText.test(type) ? content.toString().replace(hashed, '$1-$2-next.$3') : content,
    );
  }

  let underWay = 0;
  let lastAt = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      lastAt = Date.now();
    });
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    documents: () => documents,
    async quiet() {
      while (underWay > 0 || Date.now() - lastAt < quietFor) await setTimeout(20);
    },
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
