import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../error-text.ts';
import { backup } from './backup.ts';
import { wrongRecipients } from './encryption.ts';
import { lastTrialOf } from './last-trial.ts';
import { deleteOld, nightlyFiles, nightlyName } from './nightly-files.ts';
import { ownIdentity } from './own-identity.ts';
import { tryBackup } from './trial.ts';

export interface Night {
  readonly databaseUrl: string;
  /** Where the backups lie; made where it is not there. */
  readonly folder: string;
  /** Where the key lies by which this machine tries its own backups; never the folder of the backups. */
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
 * after a failed trial the next night tries again. A step that fails keeps no other from being done.
 * @returns whether all went well
 */
export async function backUpNightly(night: Night): Promise<boolean> {
  const { complain, signal } = night;
  let isWell = true;
  for (const step of [write, prune, tryNewest]) {
    if (signal?.aborted) return false;
    await step(night).catch((error) => {
      isWell = false;
      if (!signal?.aborted) complain(reasonOf(error));
    });
  }
  return isWell;
}

async function write(night: Night): Promise<void> {
  const { databaseUrl, folder, recipients, now = Date.now, signal, say } = night;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEncrypted = recipients.length > 0;
  const wellWritten = isEncrypted && (await wrongRecipients(recipients)).length === 0;
  const own = wellWritten ? [(await ownIdentity(keyFolder(night))).recipient] : [];
  const file = path.join(folder, nightlyName(now(), isEncrypted));
  const counts = await backup(databaseUrl, file, { recipients: [...recipients, ...own], signal });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const keys = isEncrypted ? `, encrypted for ${recipients.length} and this machine` : ', not encrypted';
  say(`${file}: ${rows} rows, ${counts['public.product_orders']} orders${keys}`);
}

async function prune({ folder, keepDays, now = Date.now, say }: Night): Promise<void> {
  for (const name of await deleteOld(folder, keepDays, now())) say(`${name}: deleted`);
}

async function tryNewest(night: Night): Promise<void> {
  const { databaseUrl, folder, now = Date.now, triesNow, trialDatabaseUrl, signal, say } = night;
  const [newest] = await nightlyFiles(folder);
  if (!newest) return;
  const last = await lastTrialOf(databaseUrl);
  const isDue = last === null || last.problem !== null || now() - (last.at?.getTime() ?? 0) > trialEvery;
  if (!isDue && !triesNow) return;
  const identities = newest.file.endsWith('.age') ? [(await ownIdentity(keyFolder(night))).identity] : [];
  const started = performance.now();
  const found = await tryBackup(databaseUrl, newest.file, { identities, trialDatabaseUrl, signal }).catch(
    (error) => {
      throw new Error(`${newest.file} was tried and is NOT well: ${reasonOf(error)}`);
    },
  );
  const seconds = Math.ceil((performance.now() - started) / 1000);
  say(
    found
      ? `${newest.file}: restored for trial in ${seconds} s: ${found.rows} rows, ${found.orders} orders, ${found.documents} documents, ${found.pictures} pictures`
      : `${newest.file}: not tried, another machine is trying one just now`,
  );
}

/** A copy of the backups must not carry the key to them. */
function keyFolder({ dataFolder, folder }: Night): string {
  const inside = path.relative(path.resolve(folder), path.resolve(dataFolder));
  if (inside !== '' && (inside.startsWith('..') || path.isAbsolute(inside))) return dataFolder;
  throw new Error(
    `DATA_DIR ${dataFolder} lies within the folder of the backups, where a copy of them would carry the key along.`,
  );
}
