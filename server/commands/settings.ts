import { settingProblem } from '#rules/booking/setting-problem.ts';
import { listSettings, setSetting } from '../services/settings/settings.ts';
import { type Command, UsageError, word } from './command.ts';
import { table } from './text-table.ts';

const get: Command = {
  usage: 'settings get [key]',
  about: 'show all settings, or one',
  async run({ deps, words, write }) {
    const [key] = words;
    const rows = (await listSettings(deps)).filter((row) => key === undefined || row.key === key);
    if (rows.length === 0) throw new UsageError(settingProblem(key ?? '', '') ?? 'there are no settings');
    write(
      table(
        ['setting', 'value'],
        rows.map((row) => [row.key, row.value]),
      ),
    );
  },
};

const set: Command = {
  usage: 'settings set <key> <value> [--dry-run]',
  about: 'change a setting; the running shop follows within two seconds',
  async run(context) {
    const { deps, options, write } = context;
    const key = word(context, 0, 'the key');
    const value = word(context, 1, 'the value').trim();
    const row = (await listSettings(deps)).find((each) => each.key === key);
    const problem = settingProblem(key, value);
    if (row && problem?.startsWith('there is no')) throw new UsageError(`${key} is changed in the kitchen`);
    if (problem) throw new UsageError(problem);
    const before = row?.value ?? '';
    if (!options['dry-run']) await setSetting(deps, key, value);
    write(`${options['dry-run'] ? 'would change' : 'changed'} ${key} from "${before}" to "${value}"\n`);
  },
};

export const settingsCommands = { 'settings get': get, 'settings set': set };
