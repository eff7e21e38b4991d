import { randomUUID } from 'node:crypto';
import { access, link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIdentities } from './encryption.ts';

/** An identity of age, and the recipient that belongs to it. */
export interface KeyPair {
  readonly identity: string;
  readonly recipient: string;
}

const name = 'backup-identity.txt';

/**
 * The folder in which this machine's identity for the backups of a folder stands: beside that folder where there is one, as
 * systemd's unit puts it, else DATA_DIR. Who makes a backup by hand has another DATA_DIR than the unit, and would make a
 * second identity, which nobody knows of.
 */
export async function identityFolder(backups: string, dataFolder: string): Promise<string> {
  const beside = path.dirname(path.resolve(backups));
  return (await hasIdentity(beside)) ? beside : dataFolder;
}

/** Whether there is an identity yet in a folder. */
export async function hasIdentity(folder: string): Promise<boolean> {
  return access(path.join(folder, name)).then(
    () => true,
    () => false,
  );
}

/**
 * The identity by which this machine reads its own backups, to try them: it stands in `folder`, never among the backups,
 * so that no copy of those carries it, and is made where there is none. It may be lost: the next backup is encrypted for a new
 * one. Only its owner may read it.
 */
export async function ownIdentity(folder: string): Promise<KeyPair> {
  const file = path.join(folder, name);
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const there = await readIdentities(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const [identity] = there;
  if (identity) return { identity, recipient: await identityToRecipient(identity) };

  const made = await generateX25519Identity();
  const recipient = await identityToRecipient(made);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, `# public key: ${recipient}\n${made}\n`, { mode: 0o600 });
  try {
    // Two that start together: the first one's counts.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return ownIdentity(folder);
  } finally {
    await rm(draft);
  }
  return { identity: made, recipient };
}
