import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The door of a mail server: what it offers, and whether it keeps to that. */
export interface Door {
  readonly offers: readonly ('AUTH PLAIN' | 'STARTTLS')[];
}

/** A mail server that lets `shop` in with the password `right`, and never gets as far as an e-mail. */
export async function startMailDoor({ offers }: Door) {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 mail.test');
    socket.on('data', (chunk) => {
      const line = String(chunk).trim();
      if (/^EHLO/i.test(line))
        say(
          ['mail.test', ...offers]
            .map((offer, at) => (at < offers.length ? `250-${offer}` : `250 ${offer}`))
            .join('\r\n'),
        );
      else if (line === 'STARTTLS') say('220 go on\r\nthis is no TLS');
      else if (line.startsWith('AUTH PLAIN ') && offers.includes('AUTH PLAIN')) {
        const said = Buffer.from(line.slice(11), 'base64').toString().split('\0');
        say(said[1] === 'shop' && said[2] === 'right' ? '235 come in' : '535 who are you');
      } else if (line.startsWith('AUTH')) say('503 nobody asks you');
      else say('221 bye');
    });
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
