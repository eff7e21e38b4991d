import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announce, onShutdown } from '#sandbox/shutdown.ts';

/** node:http and nothing else: one answer from memory, whatever is asked. It stands in the file named. */
const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, response) => {
  response.writeHead(status, headers);
  response.end(status === 304 ? undefined : bytes);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  announce({ url: `http://127.0.0.1:${port}`, port });
});
onShutdown(async () => {
  server.close();
  server.closeAllConnections();
});
