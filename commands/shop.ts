import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '#server/commands/run.ts';
import { dataFolder, endWith, withDatabase, withDatabaseOrNone } from './database.ts';

/** `npm run shop -- <command>`: the business on the command line (docs/operating.md). */
const args = process.argv.slice(2);
const output = {
  write: (text: string) => void process.stdout.write(text),
  complain: (text: string) => void process.stderr.write(text),
};
const asksForHelp = args.length === 0 || args.includes('--help') || args.includes('-h');
try {
  process.exitCode = asksForHelp ? await runCommand(['--help'], process.env, output) : await run();
} catch (error) {
  endWith(error);
}

function run(): Promise<number> {
  // The doctor is also for a shop whose variables are missing; what `npm start` has noted is of a demo.
  if (args[0] === 'doctor') {
    return withDatabaseOrNone(({ url: DATABASE_URL, isDemo }) =>
      runCommand(
        args,
        isDemo ? { ...notedByStart(), SHOP_DEMO: '1', ...process.env, DATABASE_URL } : { ...process.env },
        output,
      ),
    );
  }
  return withDatabase((DATABASE_URL) =>
    runCommand(args, { ...notedByStart(), ...process.env, DATABASE_URL }, output),
  );
}

/** How `npm start` reaches its mailbox and its payment sandbox on this machine; nothing where it never ran. */
function notedByStart(): Record<string, string> {
  const noted = path.join(dataFolder(), 'environment.json');
  return existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : {};
}
