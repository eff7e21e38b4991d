import { parseArgs } from 'node:util';
import pino from 'pino';
import { migrateDatabase } from '../db/migrate.ts';
import { readEnv } from '../env.ts';
import { errorText, reasonOf } from '../error-text.ts';
import { openDeps } from '../open-deps.ts';
import { insertDefaultSettings } from '../services/settings/default-settings.ts';
import { ShopError } from '../shop-error.ts';
import { typed } from '../typed.ts';
import { catalogueCommands } from './catalogue.ts';
import { type Command, Refusal, refuseUnknown, UsageError } from './command.ts';
import { discountCommands } from './discounts.ts';
import { doctorUsage, runDoctor } from './doctor.ts';
import { invoiceCommands } from './invoices.ts';
import { orderCommands } from './orders.ts';
import { settingsCommands } from './settings.ts';
import { staffCommands } from './staff.ts';

const commands: Record<string, Command> = {
  ...settingsCommands,
  ...discountCommands,
  ...catalogueCommands,
  ...orderCommands,
  ...invoiceCommands,
  ...staffCommands,
};

export interface Output {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Runs a command line of the business. Answers its exit code: 0 done, 1 refused, 2 typed wrongly. */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { write, complain }: Output,
): Promise<number> {
  try {
    return await run([...args], env, write);
  } catch (error) {
    if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      complain(`${(error as Error).message}\n`);
      return 2;
    }
    if (error instanceof ShopError) complain(`${errorText(error, 'en')}\n`);
    else complain(`${reasonOf(error)}\n`);
    if (!(error instanceof ShopError) && !(error instanceof Refusal)) {
      complain('Is the database of the shop running, and are its variables set? See docs/operating.md.\n');
    }
    return 1;
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv, write: Output['write']): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      refund: { type: 'boolean' },
      'credit-notes': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      day: { type: 'string' },
      percent: { type: 'string' },
      amount: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      minimum: { type: 'string' },
      uses: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const typed = positionals.slice(0, 2).join(' ');
  if (values.help || typed === '') {
    write(help());
    return 0;
  }
  // Before anything is opened: it says why nothing can be.
  if (typed === doctorUsage.usage) {
    refuseUnknown(doctorUsage.usage, { words: [], options: values });
    return runDoctor(env, write);
  }
  const command = commands[typed];
  if (!command) throw new UsageError(`there is no command "${typed}"\n\n${help()}`);

  const words = positionals.slice(2);
  refuseUnknown(command.usage, { words, options: values });

  // It is no server: the checks of one that goes live do not apply.
  const config = readEnv({ ...env, NODE_ENV: 'development' });
  await migrateDatabase(config.DATABASE_URL);
  const log = pino({ level: 'silent' });
  const { deps, close } = await openDeps(config, log, Date.now);
  try {
    await insertDefaultSettings(deps.db);
    await command.run({ deps, words, options: values, write });
    return 0;
  } finally {
    await close();
  }
}

function help(): string {
  const lines = [...Object.values(commands), doctorUsage].map(
    ({ usage, about }) => `  ${usage}\n      ${about}\n`,
  );
  return `${typed('shop', '<command>')}\n\n${lines.join('')}`;
}
