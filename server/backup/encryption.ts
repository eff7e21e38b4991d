import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ReadableStream as Web } from 'node:stream/web';

/** First bytes of a file in the age format, which the program `age` reads and writes too. */
export const ageHeader = 'age-encryption.org/v1\n';

/** What is said of a backup that cannot be unpacked or decrypted. */
export const damaged = 'The backup is damaged or was cut off.';

/** A step of a pipeline. */
type Step = (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

/**
 * What encrypts for recipients (`age1…`), piece by piece. Throws before anything is read when one of them is none; what
 * was written there is never told: it may be the secret half.
 */
export async function encryptionFor(recipients: readonly string[]): Promise<Step> {
  const wrong = await wrongRecipients(recipients);
  if (wrong.length > 0) {
    throw new Error(
      `BACKUP_RECIPIENTS: number ${wrong.join(', ')} is no recipient of age. One looks like age1… and stands behind "public key" in what age-keygen writes.`,
    );
  }
  // Twenty files of mathematics that only backups need.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return async function* encrypt(source) {
    yield* asNode(await encrypter.encrypt(asWeb(source)));
  };
}

/** Which of them, counted from 1, are no recipients of age. */
export async function wrongRecipients(recipients: readonly string[]): Promise<number[]> {
  if (recipients.length === 0) return [];
  const { Encrypter } = await import('age-encryption');
  return recipients.flatMap((recipient, index) => {
    try {
      new Encrypter().addRecipient(recipient);
      return [];
    } catch {
      return [index + 1];
    }
  });
}

/** Decrypts as it is read. Rejects at once when no identity opens it, and later where it is damaged. */
export async function decrypted(source: Readable, identities: readonly string[]): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const opened = await decrypter.decrypt(asWeb(source));
    return asNode(opened);
  } catch (error) {
    source.destroy();
    if ((error as Error).message.startsWith('no identity matched')) {
      throw new Error(
        'No key of this identity opens the backup: it is encrypted for others, or its head is damaged.',
      );
    }
    throw new Error(damaged, { cause: error });
  }
}

/** The library speaks the streams of browsers; Node's types take them for others than its own. */
const asWeb = (source: AsyncIterable<Uint8Array>) => Web.from(source) as ReadableStream<Uint8Array>;
const asNode = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as Web<Uint8Array>);

/** The identities in a file as age-keygen writes it. Throws when there are none, without telling what is there. */
export async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const { Decrypter } = await import('age-encryption');
  try {
    if (identities.length === 0) throw new Error('empty');
    for (const identity of identities) new Decrypter().addIdentity(identity);
  } catch {
    throw new Error(`${file} holds no identity of age: one looks like AGE-SECRET-KEY-1…`);
  }
  return identities;
}
