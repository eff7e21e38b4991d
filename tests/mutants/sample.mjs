import { createHash } from 'node:crypto';
import path from 'node:path';

const [part, parts] = (process.env.MUTANTS_PART ?? '1/1').split('/').map(Number);

/** Whether a mutant is of the part that is tried; the parts are about as large, and together all mutants of a source. */
function isWanted({ fileName, location: { start, end }, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  const named = [path.basename(fileName), place, replacement].join('\n');
  return createHash('sha256').update(named).digest().readUInt32BE() % parts === part - 1;
}

/** Lets a part of all mutants through, chosen by a number that is made of each: a sample of the whole. */
class Sample {
  async init() {}

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isWanted(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'of another part' },
      ]),
    );
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
