import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.ts';

/** An archive holds the program by which its commands are typed (scripts/tischlein.sh); the sources have npm. */
const isArchive = existsSync(path.join(projectFolder, 'tischlein'));

/**
 * How a command is typed where this runs, for who reads a usage or what to do next.
 * @param args what follows; empty where a text goes on with it, left out where nothing follows
 */
export function typed(command: 'shop' | 'backup' | 'restore' | 'customer', args?: string): string {
  if (args === undefined) return isArchive ? `tischlein ${command}` : `npm run ${command}`;
  return `${isArchive ? 'tischlein' : 'npm run'} ${command} ${isArchive ? '' : '-- '}${args}`.trimEnd();
}
