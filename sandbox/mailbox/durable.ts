import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer } from 'maildev';

const QUEUED = /queued as (\S+)/;
const WRITE_LIMIT_MS = 5_000;

/** MailDev says "queued" before the message is on disk; this holds the answer back until it is, as real servers do. */
export function answerWhenStored(server: MailServer, folder: string): void {
  const { smtp } = server;
  const receive = smtp.onData.bind(smtp);
  smtp.onData = (stream, session, callback) => {
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    receive(stream.pipe(counted), session, (error, text) => {
      const id = QUEUED.exec(text ?? '')?.[1];
      if (error || !id) return callback(error, text);
      stored(path.join(folder, `${id}.eml`), bytes).then(
        () => callback(null, text),
        (failure: Error) => callback(failure),
      );
    });
  };
}

async function stored(file: string, bytes: number): Promise<void> {
  const deadline = Date.now() + WRITE_LIMIT_MS;
  while ((await stat(file)).size < bytes) {
    if (Date.now() > deadline) throw new Error('The mail could not be stored.');
    await sleep(2);
  }
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
