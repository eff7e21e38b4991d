import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseUrlProblem } from '#server/doctor/database-url.ts';
import { shortReason } from '#server/doctor/reason.ts';
import { reasonOf } from '#server/error-text.ts';
import { projectFolder } from '#server/project-folder.ts';

// Who reads only the beginning, as `| head` does, has closed the way: what was begun is still done.
for (const way of [process.stdout, process.stderr]) {
  way.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** The folder in which `npm start` keeps its data; DATA_DIR, once `.env` is read. */
export function dataFolder(): string {
  return path.resolve(projectFolder, process.env.DATA_DIR || '.data');
}

/**
 * Runs a command on the shop's database: that of DATABASE_URL, else, with a word on stderr, the one that `npm start`
 * keeps in DATA_DIR. Reads `.env`. Throws where neither is there: on a server a variable was forgotten, and a new
 * database would answer for a shop that it knows nothing of.
 */
export async function withDatabase<T>(run: (url: string) => Promise<T>): Promise<T> {
  loadDotenv();
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const problem = databaseUrlProblem(DATABASE_URL);
    if (problem !== null) throw new Error(`DATABASE_URL ${problem}.`);
    return run(DATABASE_URL);
  }
  if (!isDemo()) {
    throw new Error(
      'DATABASE_URL is not set, nor is it in a file that may be read here (/etc/tischlein.env with an archive, by root; .env with the sources), and this is no demo that `npm start` has begun: nothing was done.',
    );
  }
  console.error(`DATABASE_URL is not set: this is about the demo in ${dataFolder()}.`);
  // A server has no parts of a demo.
  const { borrowPostgres } = await import('#sandbox/postgres/borrow.ts');
  const postgres = await borrowPostgres(dataFolder());
  try {
    return await run(postgres.url);
  } finally {
    await postgres.giveBack();
  }
}

/**
 * Runs a command that has something to say even where there is no database; it is told the address, if any, and whether it
 * is about a demo.
 */
export async function withDatabaseOrNone<T>(
  run: (about: { url: string | undefined; isDemo: boolean }) => Promise<T>,
): Promise<T> {
  loadDotenv();
  const { DATABASE_URL: url } = process.env;
  return url || !isDemo()
    ? run({ url, isDemo: false })
    : withDatabase((its) => run({ url: its, isDemo: true }));
}

function loadDotenv(): void {
  const dotenv = path.join(projectFolder, '.env');
  if (existsSync(dotenv)) process.loadEnvFile(dotenv);
}

function isDemo(): boolean {
  const { SHOP_DEMO, NODE_ENV } = process.env;
  if (SHOP_DEMO === '1') return true;
  return NODE_ENV !== 'production' && existsSync(path.join(dataFolder(), 'postgres', 'cluster'));
}

/** Ends the process with what a person has to read, without a stack. */
export function endWith(error: unknown): never {
  // A host with several addresses that nobody answers at has no words of its own.
  console.error(reasonOf(error) || shortReason(error));
  process.exit(1);
}

/** Ends the process of who asks how a command is typed with its usage, before anything is opened. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Ends the process of who typed something that no command understands. */
export function endTyped(complaint: string): never {
  console.error(complaint);
  process.exit(2);
}
