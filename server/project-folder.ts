import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the sources, or the one that holds what was built of them, from wherever a program is called. */
export const projectFolder: string = above(import.meta.dirname);

function above(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : above(parent);
}
