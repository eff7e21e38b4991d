import { catalogue } from '#content/catalogue/catalogue.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { importCatalogue } from '../services/catalogue/import-catalogue.ts';
import { isKeptInDatabase } from '../services/catalogue/owner.ts';
import { previewCatalogue } from '../services/catalogue/preview-catalogue.ts';
import { type Command, Refusal } from './command.ts';
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

export const catalogueCommands = { 'catalogue import': load };
