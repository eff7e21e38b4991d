import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that keeps Message-IDs and answers each receiver with what `reply` says, such as `451 try later`; null never answers. */
export async function startSmtp(reply: (receiver: string) => string | null) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let message: string | null = null;
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (message !== null) {
          message += `${line}\n`;
          if (line !== '.') continue;
          // A long header goes on in the next line.
          received.push(/^Message-ID:\s*(\S+)/m.exec(message)?.[1] ?? '');
          message = null;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) {
          const answer = reply(/<(.+)>/.exec(line)?.[1] ?? '');
          if (answer !== null) socket.write(`${answer}\r\n`);
        } else if (line === 'DATA') {
          message = '';
          socket.write('354 go on\r\n');
        } else socket.write('250 yes\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, close: () => server.close() };
}
