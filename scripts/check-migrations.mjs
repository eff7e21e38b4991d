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
const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
if (journal.map(({ tag }) => `${tag}.sql`).join() !== names.join())
  complaints.push('the journal does not list the files in their order');
for (const [index, entry] of journal.entries()) {
  // A database skips what is older than the newest migration that it has.
  if (index > 0 && entry.when <= journal[index - 1].when)
    complaints.push(`${entry.tag} is dated before the one above it`);
}
for (const complaint of complaints) console.error(complaint);
console.log(`${names.length} migrations, ${statements} statements, ${complaints.length} complaints`);
process.exit(complaints.length === 0 && names.length > 1 ? 0 : 1);
