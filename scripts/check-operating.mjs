import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * docs/operating.md has every variable that the shop reads (server/env.ts) or its sandbox and commands read, and
 * no other one; each in the table of who reads it.
 */
const page = 'docs/operating.md';
const read = new Set();
for (const [, name] of readFileSync('server/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm))
  read.add(name);
const ofServer = new Set(read);
for (const folder of ['sandbox', 'commands']) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts') || name.includes('.test.') || name.startsWith('testing')) continue;
    const source = readFileSync(join(folder, name), 'utf8');
    for (const [, variable] of source.matchAll(/\benv\.([A-Z][A-Z_]+)/g)) read.add(variable);
    for (const [, list] of source.matchAll(/\{([^}]*)\} = process\.env/g)) {
      for (const [variable] of list.matchAll(/[A-Z][A-Z_]+/g)) read.add(variable);
    }
  }
}
read.delete('PATH');

const named = new Set();
const misplaced = [];
let isOfServer = true;
for (const line of readFileSync(page, 'utf8').split('\n')) {
  if (line.startsWith('The sandbox of `npm start`')) isOfServer = false;
  if (!line.startsWith('| `')) continue;
  const [, cell] = line.split('|');
  for (const [, variable] of cell.matchAll(/`([A-Z][A-Z_]+)`/g)) {
    named.add(variable);
    if (read.has(variable) && ofServer.has(variable) !== isOfServer) misplaced.push(variable);
  }
}
const complaints = [
  ...[...read].filter((name) => !named.has(name)).map((name) => `${page} lacks ${name}`),
  ...[...named].filter((name) => !read.has(name)).map((name) => `${page} has ${name}, which nobody reads`),
  ...misplaced.map((name) => `${page} has ${name} in the table of somebody else`),
];
if (ofServer.size === 0) complaints.push('server/env.ts was not understood');
for (const complaint of complaints) console.error(complaint);
console.log(`${named.size} variables, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
