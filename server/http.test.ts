import { once } from 'node:events';
import { request as httpRequest, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type HttpLimits, listen } from './http.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
});

async function open(listener: RequestListener, limits: Partial<HttpLimits> = {}): Promise<void> {
  server = createHttpServer(listener, limits);
  await listen(server, 0, '127.0.0.1');
}

/** The machine may have other things to do. */
const patient = { timeout: 8000 };

const port = () => (server.address() as AddressInfo).port;

/** A connection of a client, by the last number of its address; reads nothing until told. */
function connection(client = 1): Socket {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress: `127.0.0.${client}` });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** The status of an answer over a connection of its own; null where the connection was ended. */
function status(path: string, client = 1): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = httpRequest(
      { port: port(), path, agent: false, localAddress: `127.0.0.${client}` },
      (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    );
    asked.once('error', () => resolve(null)).end();
  });
}

test('a port that is taken, and a host that is none, are told by their variables', async () => {
  await open((_, response) => response.end());
  const second = createHttpServer((_, response) => response.end());
  await expect(listen(second, port(), '127.0.0.1', 'METRICS_')).rejects.toThrow(
    `METRICS_PORT ${port()} is taken: another program of this machine listens there.`,
  );
  await expect(listen(second, 0, '192.0.2.1')).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine.',
  );
});

test('requests sent all at once over a connection are answered one after another, in their order', async () => {
  let underWay = 0;
  let most = 0;
  await open(async (request, response) => {
    most = Math.max(most, ++underWay);
    await setImmediate();
    underWay--;
    response.end(`<${request.url}>`);
  });
  const socket = connection();
  // As many as a server reads at once: what is sent beyond has to be read within 5 s.
  const amount = 1500;
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(Array.from({ length: amount }, (_, nth) => get(`/${nth}`)).join(''));
  const others: (number | null)[] = [];
  while (!text.includes(`</${amount - 1}>`)) others.push(await status('/other', 2));
  const order = [...text.matchAll(/<\/(\d+)>/g)].map(([, nth]) => Number(nth));
  expect(order).toEqual(Array.from({ length: amount }, (_, nth) => nth));
  expect(new Set(others)).toEqual(new Set([200]));
  // One of the connection and one of the other client.
  expect(most).toBe(2);
});

test('a request with a body that comes behind others is read whole', async () => {
  await open(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.end(`<${request.method} ${body.length}>`);
  });
  const socket = connection();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  const body = 'x'.repeat(300_000);
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(get('/') + get('/') + post + get('/'));
  await expect
    .poll(() => text.match(/<[^>]+>/g), patient)
    .toEqual(['<GET 0>', '<GET 0>', '<POST 300000>', '<GET 0>']);
});

test('a connection with more waiting requests than there is room for ends, and gives its room back', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(
    async (request, response) => {
      if (request.url === '/held') await held;
      response.end();
    },
    { waitingRequests: 10 },
  );
  const greedy = connection();
  greedy.write(get('/held').repeat(12));
  await once(greedy, 'close');
  const modest = connection();
  modest.write(get('/').repeat(10) + get('/last'));
  let answers = 0;
  modest.setEncoding('latin1').on('data', (chunk: string) => {
    answers += chunk.split('HTTP/1.1 200').length - 1;
  });
  await expect.poll(() => answers, patient).toBe(11);
  release();
});

test('a connection that takes nothing of its answer is ended; one that takes a little is not', async () => {
  const large = Buffer.alloc(256 * 1024 * 1024);
  await open((_, response) => void response.end(large), { stillTime: 1000 });
  const [still, slow] = [connection(), connection()];
  for (const socket of [still, slow]) socket.pause().write(get('/'));
  await expect.poll(connections, patient).toBe(2);
  // Faster than slow clients are: systems tell of room for more only when there is a good deal of it.
  const reading = setInterval(() => slow.read(), 4);
  await expect.poll(connections, patient).toBe(1);
  await sleep(1500);
  expect(await connections()).toBe(1);
  clearInterval(reading);
  await expect.poll(connections, patient).toBe(0);
});

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('a stream of events lasts as long as it has something to say now and then', async () => {
  await open(
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const beat = setInterval(() => response.write(': still here\n\n'), 100);
      response.once('close', () => clearInterval(beat));
    },
    { stillTime: 300 },
  );
  const socket = connection();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(get('/'));
  await sleep(1000);
  expect(socket.closed).toBe(false);
  expect(text.split('still here').length).toBeGreaterThan(5);
});

test('a client cannot hold all connections: its share is full, others come in, and it again when it lets go', async () => {
  await open((_, response) => void response.end(), { connections: 40, connectionsOfClient: 10 });
  const idle = Array.from({ length: 40 }, () => connection());
  await expect.poll(() => idle.filter(({ closed }) => closed).length, patient).toBe(30);
  expect(await status('/')).toBeNull();
  expect(await status('/', 2)).toBe(200);
  for (const socket of idle) socket.destroy();
  await expect.poll(() => status('/'), patient).toBe(200);
});

test('behind a proxy all connections are its own', async () => {
  await open((_, response) => void response.end(), { connections: 40, connectionsOfClient: null });
  const idle = Array.from({ length: 30 }, () => connection());
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  expect(await status('/')).toBe(200);
});
