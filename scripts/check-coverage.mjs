import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tests, wrongTest } from './named-tests.mjs';

/**
 * docs/spec-coverage.md names a test for every statement of the specification, docs/accessibility.md for what the
 * accessibility statement promises: each row has one, its file exists and has a test of that title. Also, no link
 * between our pages leads nowhere.
 */
const complaints = [];
let rows = 0;

for (const page of ['docs/spec-coverage.md', 'docs/accessibility.md']) rows += checkRows(page);

for (const file of pages()) {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^([a-z]+:|#)/.test(target)) continue;
    const path = join(dirname(file), decodeURI(target.split('#')[0]));
    if (!existsSync(path)) complaints.push(`${file} links to ${target}, which does not exist`);
  }
}

for (const complaint of complaints) console.error(complaint);
console.log(
  `${rows} statements, ${tests.size} tests, ${pages().length} pages, ${complaints.length} complaints`,
);
process.exit(complaints.length === 0 ? 0 : 1);

/** Looks at the tests that the rows of a page name; answers how many rows it has. */
function checkRows(page) {
  let rows = 0;
  for (const [index, line] of readFileSync(page, 'utf8').split('\n').entries()) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== 3 || !/^\d+$/.test(cells[0].trim())) continue;
    const [, statement, named] = cells.map((cell) => cell.trim());
    rows++;
    const refusal = named === '' ? 'no test' : named.split('<br>').map(wrongTest).find(Boolean);
    if (refusal) complaints.push(`${page}:${index + 1} ${statement}\n  ${refusal}`);
  }
  if (rows === 0) complaints.push(`${page} has no rows`);
  return rows;
}

function pages() {
  const inFolder = (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name));
  return ['README.md', 'CONTRIBUTING.md', ...inFolder('docs'), ...inFolder('docs/decisions')];
}
