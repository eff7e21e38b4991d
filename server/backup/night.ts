import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { found } from '../doctor/finding.ts';
import { shortReason } from '../doctor/reason.ts';
import { findingLine } from '../doctor/words.ts';
import { reasonOf } from '../error-text.ts';
import { backup } from './backup.ts';
import { connect } from './connect.ts';
import { wrongRecipients } from './encryption.ts';
import { lastTrial } from './last-trial.ts';
import { isOfNewer } from './newer-layout.ts';
import { deleteOld, nightlyFiles, nightlyName } from './nightly-files.ts';
import { hasIdentity, identityFolder, ownIdentity } from './own-identity.ts';
import { tryBackup } from './trial.ts';

export interface Night {
  readonly databaseUrl: string;
  /** Where the backups lie; made where it is not there. */
  readonly folder: string;
  /** Where the key lies by which this machine tries its own backups, unless it lies beside `folder`; never in that. */
  readonly dataFolder: string;
  /** Whom backups are encrypted for, besides this machine; nobody, and they are not encrypted. */
  readonly recipients: readonly string[];
  readonly keepDays: number;
  readonly trialDatabaseUrl?: string | undefined;
  /** Whether one is tried though the last trial is not a week old. */
  readonly triesNow?: boolean;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Milliseconds after which a backup is tried again: a week, less what one night may start earlier than another. */
const trialEvery = 6.5 * 86_400_000;

/**
 * What is done each night: a backup is written, old ones are deleted, and once a week the newest is restored for trial;
 * after a failed trial the next night tries again. A step that fails keeps no other from being done, unless there is no
 * folder to write into; what keeps several from it is said once.
 * @returns whether all went well
 */
export async function backUpNightly(night: Night): Promise<boolean> {
  const { complain, signal } = night;
  const closed = await openFolder(night);
  if (closed !== null) {
    complain(closed);
    return false;
  }
  const told = new Set<string>();
  let isWell = true;
  for (const step of [write, prune, tryNewest]) {
    if (signal?.aborted) return false;
    await step(night).catch((error) => {
      isWell = false;
      const reason = reasonOf(error);
      if (!signal?.aborted && !told.has(reason)) complain(reason);
      told.add(reason);
    });
  }
  return isWell;
}

/** Makes the folder where it is not there. @returns why nothing can be written into it; null when it can */
async function openFolder({ folder }: Night): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    return `No backup can be written into ${folder} (${shortReason(error)}). Make that folder, owned by the user that makes the backups, or name another one.`;
  }
}

async function write(night: Night): Promise<void> {
  const { databaseUrl, folder, recipients, now = Date.now, signal, say } = night;
  const isEncrypted = recipients.length > 0;
  const wellWritten = isEncrypted && (await wrongRecipients(recipients)).length === 0;
  const keys = wellWritten ? await keyFolder(night) : null;
  const isNewKey = keys !== null && !(await hasIdentity(keys));
  const own = keys === null ? [] : [(await ownIdentity(keys)).recipient];
  const file = path.join(folder, nightlyName(now(), isEncrypted));
  const counts = await backup(databaseUrl, file, { recipients: [...recipients, ...own], signal });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const readers = isEncrypted ? `, encrypted for ${recipients.length} and this machine` : ', not encrypted';
  say(`${file}: ${rows} rows, ${counts['public.product_orders']} orders${readers}`);
  if (isNewKey) say(`${keys}: a new key, by which this machine tries its backups from now on`);
}

async function prune({ folder, keepDays, now = Date.now, say }: Night): Promise<void> {
  for (const name of await deleteOld(folder, keepDays, now())) say(`${name}: deleted`);
}

async function tryNewest(night: Night): Promise<void> {
  const { databaseUrl, folder, now = Date.now, triesNow, trialDatabaseUrl, signal, say } = night;
  const [newest] = await nightlyFiles(folder);
  if (!newest) return;
  const { last, isNewer } = await readLayout(databaseUrl);
  const isDue = last === null || last.problem !== null || now() - (last.at?.getTime() ?? 0) > trialEvery;
  if (!isDue && !triesNow) return;
  if (isNewer) return say(`${newest.file}: not tried. ${findingLine(found('backup_newer'))}`);
  const identities = newest.file.endsWith('.age')
    ? [(await ownIdentity(await keyFolder(night))).identity]
    : [];
  const started = performance.now();
  const there = await tryBackup(databaseUrl, newest.file, { identities, trialDatabaseUrl, signal }).catch(
    (error) => {
      throw new Error(`${newest.file} was tried and is NOT well: ${reasonOf(error)}`);
    },
  );
  const seconds = Math.ceil((performance.now() - started) / 1000);
  say(
    there
      ? `${newest.file}: restored for trial in ${seconds} s: ${there.rows} rows, ${there.orders} orders, ${there.documents} documents, ${there.pictures} pictures`
      : `${newest.file}: not tried, another machine is trying one just now`,
  );
}

/** How the last trial ended, and whether a newer release has laid out what would be tried. */
async function readLayout(databaseUrl: string) {
  const client = await connect(databaseUrl);
  try {
    return { last: await lastTrial(client), isNewer: await isOfNewer(client) };
  } finally {
    await client.end();
  }
}

/** A copy of the backups must not carry the key to them. */
async function keyFolder({ dataFolder, folder }: Night): Promise<string> {
  const keys = await identityFolder(folder, dataFolder);
  const inside = path.relative(path.resolve(folder), path.resolve(keys));
  if (inside !== '' && (inside.startsWith('..') || path.isAbsolute(inside))) return keys;
  throw new Error(
    `DATA_DIR ${dataFolder} lies within the folder of the backups, where a copy of them would carry the key along.`,
  );
}
