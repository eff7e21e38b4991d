import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** How a mail server receives whoever comes: what it says first, and the milliseconds that each of its answers takes. */
interface Manners {
  greeting: string;
  pause: number;
}

/** A mail server that keeps Message-IDs and answers each receiver with what `reply` says, such as `451 try later`; null never answers. */
export async function startSmtp(reply: (receiver: string) => string | null) {
  const received: string[] = [];
  const manners: Manners = { greeting: '220 mail.test', pause: 0 };
  const server = createServer((socket) => {
    let message: string | null = null;
    const say = (text: string) => setTimeout(() => socket.write(`${text}\r\n`), manners.pause);
    socket.on('error', () => undefined);
    say(manners.greeting);
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (message !== null) {
          message += `${line}\n`;
          if (line !== '.') continue;
          // A long header goes on in the next line.
          received.push(/^Message-ID:\s*(\S+)/m.exec(message)?.[1] ?? '');
          message = null;
          say('250 taken');
        } else if (line.startsWith('RCPT')) {
          const answer = reply(/<(.+)>/.exec(line)?.[1] ?? '');
          if (answer !== null) say(answer);
        } else if (line === 'DATA') {
          message = '';
          say('354 go on');
        } else say('250 yes');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, manners, close: () => server.close() };
}
