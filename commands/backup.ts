import { constants, getPriority, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { backup } from '#server/backup/backup.ts';
import { backUpEveryNight } from '#server/backup/every-night.ts';
import { backUpNightly } from '#server/backup/night.ts';
import { databaseUrlProblem } from '#server/doctor/database-url.ts';
import { understand } from '#server/env.ts';
import { typed } from '#server/typed.ts';
import { dataFolder, endTyped, endWith, helpIfAsked, withDatabase } from './database.ts';

/**
 * `npm run backup -- [file]`: all rows of the database in one file; the shop may run meanwhile.
 * `npm run backup -- --to <folder> [--every-night | --try]`: the nightly routine, once or each night.
 */
const usage = typed('backup', '[file], or --to <folder> [--every-night | --try]');
helpIfAsked(usage);
try {
  const { positionals, values } = read();
  const { to, 'every-night': everyNight = false, try: triesNow = false } = values;
  await withDatabase(async (databaseUrl) => {
    if (to === undefined) return once(databaseUrl, positionals[0]);
    const ending = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());
    // Customers go first. Who is further behind already, as by systemd, may not come forward again.
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
    const night = {
      databaseUrl,
      folder: to,
      dataFolder: dataFolder(),
      ...variables(),
      triesNow,
      signal: ending.signal,
      say: (line: string) => console.log(line),
      complain: (line: string) => console.error(line),
    };
    if (everyNight) await backUpEveryNight(night);
    else if (!(await backUpNightly(night))) process.exitCode = 1;
  });
} catch (error) {
  endWith(error);
}

async function once(databaseUrl: string, wanted?: string): Promise<void> {
  const { recipients } = variables();
  const stamp = new Date().toISOString().slice(0, 16).replaceAll(/\D/g, '');
  const file = wanted ?? `tischlein-${stamp}.jsonl.gz${recipients.length > 0 ? '.age' : ''}`;
  const counts = await backup(databaseUrl, file, { recipients });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${rows} rows, ${counts['public.product_orders']} orders`);
}

function read() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, 'every-night': { type: 'boolean' }, try: { type: 'boolean' } },
    });
    const { positionals, values } = read;
    const isNightly = values.to !== undefined;
    if (positionals.length > (isNightly ? 0 : 1)) throw new Error('Too many files.');
    if (!isNightly && (values['every-night'] || values.try))
      throw new Error('Into which folder? --to <folder>');
    return read;
  } catch (error) {
    return endTyped(`${(error as Error).message}\n${usage}`);
  }
}

/** Those of the environment that are about backups; `.env` has been read. */
function variables() {
  const { given, wrong } = understand();
  const [first] = wrong.filter(({ name }) => name.startsWith('BACKUP_'));
  if (first) throw new Error(`${first.name} ${first.problem}.`);
  const { BACKUP_RECIPIENTS = [], BACKUP_KEEP_DAYS = 30, BACKUP_TRIAL_DATABASE_URL } = given;
  const problem = BACKUP_TRIAL_DATABASE_URL && databaseUrlProblem(BACKUP_TRIAL_DATABASE_URL);
  if (problem) throw new Error(`BACKUP_TRIAL_DATABASE_URL ${problem}.`);
  return {
    recipients: BACKUP_RECIPIENTS,
    keepDays: BACKUP_KEEP_DAYS,
    trialDatabaseUrl: BACKUP_TRIAL_DATABASE_URL,
  };
}
