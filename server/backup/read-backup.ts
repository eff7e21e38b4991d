import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ageHeader, damaged, decrypted } from './encryption.ts';

/** A backup whose lines are read one after the other, whatever its size. */
export interface OpenBackup {
  readonly lines: AsyncGenerator<string>;
  close(): void;
}

/**
 * Opens a backup, encrypted or not: its first bytes say which. Throws when it is none, or when it is encrypted and no
 * identity opens it; its lines throw where it is damaged or was cut off.
 */
export async function openBackup(file: string, identities: readonly string[] = []): Promise<OpenBackup> {
  const kind = await kindOf(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`There is no file ${file}.`) : error;
  });
  if (kind === 'unknown') throw new Error('This is no backup of a shop.');
  if (kind === 'encrypted' && identities.length === 0) {
    throw new Error('The backup is encrypted. Name the file with the key: --identity <file>');
  }
  const raw = createReadStream(file);
  const source = kind === 'encrypted' ? await decrypted(raw, identities) : raw;
  return {
    lines: linesOf(source),
    close() {
      source.destroy();
      raw.destroy();
    },
  };
}

async function kindOf(file: string): Promise<'plain' | 'encrypted' | 'unknown'> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    if (buffer.toString('latin1', 0, bytesRead) === ageHeader) return 'encrypted';
    return buffer.readUInt16BE(0) === 0x1f8b ? 'plain' : 'unknown';
  } finally {
    await handle.close();
  }
}

/** Lines end with LF only: texts may hold other characters that some take for the end of a line. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  let rest = '';
  const unpacked = createGunzip();
  // An error of either ends the loop below with it.
  pipeline(source, unpacked, () => undefined);
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      // A picture is a line of many pieces: put together once.
      if (!chunk.includes('\n')) {
        rest += chunk;
        continue;
      }
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw isOfMachine(error) ? error : new Error(damaged, { cause: error });
  }
}

/** A disk that cannot be read says so by a code; what cannot be unpacked or decrypted has none, or one of zlib's. */
function isOfMachine(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && !code.startsWith('Z_');
}
