import { existsSync, readFileSync } from 'node:fs';
import { wrongTest } from './named-tests.mjs';

/**
 * docs/security.md has every requirement of OWASP ASVS 5.0 at levels 1 and 2 once, each with evidence; tests and
 * files that it names exist, and the sentence above the table counts what stands in it.
 */
const page = 'docs/security.md';
/** How many requirements each section of the standard has, and which of them are of level 3 only. */
const sections = {
  1: [2, 10, 12, 3, 3],
  2: [3, 3, 5, 2],
  3: [1, 3, 5, 8, 8, 1, 5],
  4: [5, 5, 2, 4],
  5: [1, 6, 3, 3],
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  8: [4, 4, 3, 2],
  9: [3, 4],
  10: [2, 3, 5, 16, 5, 2, 3],
  11: [4, 5, 5, 4, 2, 2, 2],
  12: [5, 2, 5],
  13: [4, 6, 4, 7],
  14: [2, 8, 3],
  15: [5, 5, 7, 4],
  16: [1, 5, 4, 3, 4],
  17: [2, 8, 2],
};
const level3 = new Set(
  `1.2.10 1.3.12 1.5.3 2.3.5 2.4.2 3.1.1 3.2.3 3.3.5 3.4.7 3.4.8 3.5.6 3.5.7 3.5.8 3.6.1 3.7.3 3.7.4 3.7.5 4.1.4 4.1.5
  4.2.2 4.2.3 4.2.4 4.2.5 5.2.4 5.2.5 5.2.6 5.3.3 6.3.5 6.3.6 6.3.7 6.3.8 6.4.5 6.4.6 6.5.6 6.5.7 6.5.8 6.6.4 6.7.1
  6.7.2 7.5.3 8.1.3 8.1.4 8.2.4 8.3.2 8.3.3 8.4.2 10.2.3 10.3.5 10.4.12 10.4.13 10.4.14 10.4.15 10.4.16 11.1.3 11.1.4
  11.2.4 11.2.5 11.3.4 11.3.5 11.5.2 11.6.2 11.7.1 11.7.2 12.1.4 12.1.5 12.3.5 13.1.2 13.1.3 13.1.4 13.2.6 13.3.3 13.3.4
  13.4.6 13.4.7 14.2.5 14.2.6 14.2.7 14.2.8 15.1.4 15.1.5 15.2.4 15.2.5 15.4.1 15.4.2 15.4.3 15.4.4 16.5.4 17.1.2 17.2.5
  17.2.6 17.2.7 17.2.8`.split(/\s+/),
);
const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, nth) => `${chapter}.${section + 1}.${nth + 1}`),
  ),
);
const missing = new Set(wanted.filter((id) => !level3.has(id)));

const complaints = [];
const written = readFileSync(page, 'utf8');
const found = { yes: 0, 'n/a': 0, owner: 0, accepted: 0, '**deviation**': 0 };
let rows = 0;
let named = 0;
for (const [index, line] of written.split('\n').entries()) {
  const [id, , state, evidence] = line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim());
  if (!/^\d+\.\d+\.\d+$/.test(id)) continue;
  rows++;
  const complain = (what) => complaints.push(`${page}:${index + 1} ${id} ${what}`);
  if (!missing.delete(id)) complain('is no requirement of level 1 or 2, or stands there twice');
  if (!(state in found)) complain(`is "${state}"`);
  found[state]++;
  if (!evidence) complain('has no evidence');
  for (const [, path] of (evidence ?? '').matchAll(/`([a-z]+\/[\w./-]+)`/g)) {
    named++;
    if (path !== 'build/client' && !existsSync(path)) complain(`names ${path}, which does not exist`);
  }
  for (const [test] of (evidence ?? '').matchAll(/[\w./-]+\.(?:test|spec)\.tsx? › [^;|]+/g)) {
    named++;
    const wrong = wrongTest(test.trim());
    if (wrong) complain(wrong);
  }
}
const counts =
  `${found.yes} met, ${found['n/a']} not applicable, ${found.owner} up to the owner, ` +
  `${found.accepted} accepted, ${found['**deviation**']} deviations; ${rows} in all.`;
if (!written.includes(`\n${counts}\n`)) complaints.push(`${page} has to say: ${counts}`);
for (const id of missing) complaints.push(`${page} lacks ${id}`);
for (const complaint of complaints) console.error(complaint);
console.log(`${rows} requirements, ${named} tests and files, ${complaints.length} complaints`);
process.exit(complaints.length === 0 && rows > 0 ? 0 : 1);
