import { existsSync, readFileSync } from 'node:fs';

const sources = new Map();
/** Tests that were named and found. */
export const tests = new Set();

/** Why `file › title` is no test, or nothing. */
export function wrongTest(named) {
  const [file, title] = named.split(' › ').map((part) => part.trim());
  if (!title) return `"${named.trim()}" is not of the form: file › title`;
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(file)) return `there is no test file ${file}`;
  if (!sources.has(file)) sources.set(file, readFileSync(file, 'utf8'));
  const literals = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  // A title stands at the start of its call and is followed by what the test does.
  const found = literals.some((literal) => new RegExp(`\\(\\s*${escaped(literal)},`).test(sources.get(file)));
  if (!found) return `${file} has no test "${title}"`;
  tests.add(`${file} › ${title}`);
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
