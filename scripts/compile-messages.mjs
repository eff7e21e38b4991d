import { readdir, readFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { messageCompiler } from './message-compiler.mjs';

/** Reads the texts of a language from all its files as one map; a key that stands in two files is an error. */
export async function textsOf(locale) {
  const texts = new Map();
  for (const file of (await readdir(`messages/${locale}`)).sort()) {
    for (const [key, text] of Object.entries(
      JSON.parse(await readFile(`messages/${locale}/${file}`, 'utf8')),
    )) {
      if (texts.has(key)) throw new Error(`messages/${locale}/${file}: ${key} stands in another file too`);
      texts.set(key, text);
    }
  }
  return texts;
}

/** Compiles the texts; fails when a language lacks one, has one too many, or nothing was compiled. */
export async function compileMessages() {
  const [en, de] = [await textsOf('en'), await textsOf('de')];
  const missing = [
    ...[...en.keys()].filter((key) => !de.has(key)).map((key) => `German text missing: ${key}`),
    ...[...de.keys()].filter((key) => !en.has(key)).map((key) => `English text missing: ${key}`),
  ];
  if (missing.length > 0) throw new Error(missing.join('\n'));
  await compile(messageCompiler);
  const index = await readFile(`${messageCompiler.outdir}/messages/_index.js`, 'utf8');
  const compiled = index.match(/export \* from/g)?.length ?? 0;
  if (compiled !== en.size) throw new Error(`${compiled} of ${en.size} texts were compiled`);
  return compiled;
}

if (process.argv[1]?.endsWith('compile-messages.mjs')) console.log(`${await compileMessages()} texts`);
