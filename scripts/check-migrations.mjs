import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Migrations run while processes of the version before still serve customers (docs/operating.md): they may only
 * add. What takes away or tightens something says above the statement why the version before does not mind:
 * `-- safe: <reason>`.
 */
const folder = 'server/db/migrations';
const refusals = [
  [/\bDROP (TABLE|COLUMN|CONSTRAINT|TYPE)\b/i, 'drops what the version before may use'],
  [/\bDROP INDEX\b/i, 'drops what an ON CONFLICT of the version before may name'],
  [/\bRENAME\b/i, 'renames what the version before uses'],
  [/\bALTER COLUMN\b[^;]*\b(TYPE|SET NOT NULL|DROP DEFAULT)\b/i, 'changes a column under the version before'],
  [
    /\bADD COLUMN\b(?![^;]*\b(DEFAULT|GENERATED)\b)[^;]*\bNOT NULL\b/i,
    'adds a column that the version before does not fill',
  ],
  [
    /\bALTER TABLE\b[^;]*\bADD CONSTRAINT\b[^;]*\b(CHECK|UNIQUE)\b/i,
    'refuses rows that the version before may write',
  ],
  [/\bTRUNCATE\b|\bDELETE FROM\b/i, 'deletes rows'],
];
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const complaints = [];
let statements = 0;
for (const name of names.slice(1)) {
  for (const statement of readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')) {
    statements++;
    if (/^\s*-- safe: \S/m.test(statement)) continue;
    for (const [pattern, why] of refusals) {
      if (pattern.test(statement)) complaints.push(`${folder}/${name} ${why}:\n  ${statement.trim()}`);
    }
  }
}
const list = `${folder}/meta/_journal.json`;
const entriesOf = (text) => JSON.parse(text).entries;
const journal = entriesOf(readFileSync(list, 'utf8'));
if (journal.map(({ tag }) => `${tag}.sql`).join() !== names.join())
  complaints.push('the journal does not list the files in their order');

/** Came from a branch after 0004 and is dated before it; a start applies it all the same. */
const forgiven = ['0003_invoices'];
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
// Releases up to 0.5.0 skip what is older than the newest migration that a database has: whatever joins the list, also
// by a merge, is newer than all that were on it. Without the history the order of the list has to do.
const versions = git('log', '--first-parent', '--reverse', '--format=%H', '--', list)
  .split('\n')
  .filter(Boolean)
  .map((commit) => entriesOf(git('show', `${commit}:${list}`)));
let before = [];
for (const entries of [...versions, journal]) {
  const newest = Math.max(...before.map(({ when }) => when));
  for (const [index, { tag, when }] of entries.entries()) {
    if (forgiven.includes(tag)) continue;
    const isNew = !before.some((entry) => entry.tag === tag);
    if ((isNew && when <= newest) || (entries === journal && index > 0 && when <= entries[index - 1].when))
      complaints.push(`${tag} is dated before a migration that was there: make it again`);
  }
  before = entries;
}
for (const complaint of complaints) console.error(complaint);
console.log(`${names.length} migrations, ${statements} statements, ${complaints.length} complaints`);
process.exit(complaints.length === 0 && names.length > 1 ? 0 : 1);
