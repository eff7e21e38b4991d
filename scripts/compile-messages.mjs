import { readdir, readFile } from 'node:fs/promises';
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

/** Compiles the texts; fails when a language lacks one, has one too many, or nothing was compiled. */
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
  await compile(options);
  const index = await readFile(`${options.outdir}/messages/_index.js`, 'utf8');
  const compiled = index.match(/export \* from/g)?.length ?? 0;
  if (compiled !== en.size) throw new Error(`${compiled} of ${en.size} texts in ${folder} were compiled`);
  return compiled;
}

if (process.argv[1]?.endsWith('compile-messages.mjs')) console.log(`${await compileMessages()} texts`);
