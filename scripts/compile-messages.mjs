import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { kitchenMessageCompiler, messageCompiler } from './message-compiler.mjs';

/** Reads the texts of a language from all files of a folder as one map; a key that stands in two files is an error. */
export async function textsOf(locale, folder = 'messages') {
  const texts = new Map();
  for (const file of (await readdir(`${folder}/${locale}`)).sort()) {
    for (const [key, text] of Object.entries(
      JSON.parse(await readFile(`${folder}/${locale}/${file}`, 'utf8')),
    )) {
      if (texts.has(key)) throw new Error(`${folder}/${locale}/${file}: ${key} stands in another file too`);
      texts.set(key, text);
    }
  }
  return texts;
}

/**
 * Compiles the texts, where they are others than the last time; fails when a language lacks one, has one too many, or
 * nothing was compiled.
 */
export async function compileMessages() {
  return (
    (await compileFolder('messages', messageCompiler)) +
    (await compileFolder('kitchen/messages', kitchenMessageCompiler))
  );
}

async function compileFolder(folder, options) {
  const [en, de] = [await textsOf('en', folder), await textsOf('de', folder)];
  const missing = [
    ...[...en.keys()].filter((key) => !de.has(key)).map((key) => `German text missing: ${key}`),
    ...[...de.keys()].filter((key) => !en.has(key)).map((key) => `English text missing: ${key}`),
  ];
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const mark = `${options.outdir}.sources`;
  const state = async () => hashOf([...en], [...de], options, await newestIn(options.outdir));
  if ((await readFile(mark, 'utf8').catch(() => '')) === (await state())) return en.size;
  await compile(options);
  const index = await readFile(`${options.outdir}/messages/_index.js`, 'utf8');
  const compiled = index.match(/export \* from/g)?.length ?? 0;
  if (compiled !== en.size) throw new Error(`${compiled} of ${en.size} texts in ${folder} were compiled`);
  await writeFile(mark, await state());
  return compiled;
}

/** When something in a folder was last written: hot reload writes there too. */
async function newestIn(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(`${folder}/${name}`)).mtimeMs));
  return Math.max(0, ...times);
}

/** All that compiled texts are made of, the compiler included, in one hash. */
async function hashOf(...sources) {
  const packages = await readFile('package-lock.json', 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([packages, ...sources]))
    .digest('hex');
}

if (process.argv[1]?.endsWith('compile-messages.mjs')) console.log(`${await compileMessages()} texts`);
