import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue } from '#content/catalogue/catalogue.ts';
import type { Catalogue } from '#content/catalogue/types.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { system } from '../access/actor.ts';
import { adoptCatalogue } from '../services/catalogue/adopt.ts';
import { catalogueForFiles, checkFiles } from '../services/catalogue/files.ts';
import { importCatalogue } from '../services/catalogue/import-catalogue.ts';
import { isKeptInDatabase } from '../services/catalogue/owner.ts';
import { previewCatalogue } from '../services/catalogue/preview-catalogue.ts';
import { type Command, Refusal, word } from './command.ts';
import { table } from './text-table.ts';

const load: Command = {
  usage: 'catalogue import [--dry-run]',
  about: 'bring the database to content/catalogue; the running shop follows within two seconds',
  async run({ deps, options, write }) {
    if (await isKeptInDatabase(deps.db)) {
      throw new Refusal('the owner of the catalogue is the database: its files are not imported any more');
    }
    const { products } = await previewCatalogue(deps.db, catalogue);
    if (!options['dry-run']) await importCatalogue(deps.db, catalogue);
    if (products.length > 0) {
      const rows = products.map(({ id, name, change }) => [
        String(id),
        readLocalizedText(name, 'en'),
        change,
      ]);
      write(table(['id', 'product', 'change'], rows, [0]));
    }
    write(`${products.length} products ${options['dry-run'] ? 'would change' : 'changed'}\n`);
  },
};

const check: Command = {
  usage: 'catalogue check [file]',
  about: 'say what the products of content/catalogue, or of an exported file, lack of what the law wants',
  async run({ words, write }) {
    const [file] = words;
    const checked = file === undefined ? catalogue : await catalogueIn(file);
    const lacking = checkFiles(checked);
    if (lacking.length > 0) {
      const rows = lacking.flatMap(({ id, name, missing }) =>
        missing.map(({ field, code }) => [String(id), name.en, field, code]),
      );
      write(table(['id', 'product', 'field', 'wrong'], rows, [0]));
      throw new Refusal(`${lacking.length} of ${checked.products.length} products may not be sold like this`);
    }
    write(`${checked.products.length} products, all of which may be sold\n`);
  },
};

async function catalogueIn(file: string): Promise<Catalogue> {
  if (!existsSync(file)) throw new Refusal(`there is no file ${file}`);
  const found: { catalogue?: Catalogue } = await import(pathToFileURL(path.resolve(file)).href);
  if (!found.catalogue) throw new Refusal(`${file} has no catalogue`);
  return found.catalogue;
}

const adopt: Command = {
  usage: 'catalogue adopt [--dry-run]',
  about:
    'keep the menu in the database from now on, to change it in the kitchen; content/catalogue is its beginning',
  async run({ deps, options, write }) {
    if (await isKeptInDatabase(deps.db)) return write('the menu is kept in the database already\n');
    if (options['dry-run']) return write('would keep the menu in the database\n');
    await adoptCatalogue(deps, system);
    write(
      'the menu is kept in the database now: it is changed in the kitchen, and no start brings the files back\n',
    );
  },
};

const save: Command = {
  usage: 'catalogue export <folder>',
  about: 'write what is sold as catalogue.ts, in the form of content/catalogue',
  async run(context) {
    const { deps, write } = context;
    const folder = path.resolve(word(context, 0, 'the folder'));
    const exported = await catalogueForFiles(deps.db);
    const file = path.join(folder, 'catalogue.ts');
    await mkdir(folder, { recursive: true });
    await writeFile(file, sourceOf(exported, berlinDay(deps.now())));
    write(`${exported.products.length} products written to ${file}\n`);
  },
};

function sourceOf(exported: Catalogue, day: string): string {
  return [
    "import type { Catalogue } from './types.ts';",
    '',
    `/** Everything the shop sells, as it was on ${day}. */`,
    `export const catalogue: Catalogue = ${JSON.stringify(exported, null, 2)};`,
    '',
  ].join('\n');
}

export const catalogueCommands = {
  'catalogue import': load,
  'catalogue check': check,
  'catalogue adopt': adopt,
  'catalogue export': save,
};
