import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotTried } from './not-tried.ts';

const root = path.join(import.meta.dirname, '../../..');

/** A release: the commit that raised the version in package.json. */
interface Release {
  readonly commit: string;
  readonly version: string;
}

/** A release with its packages, built, in a folder of its own. */
export interface InstalledRelease extends Release {
  readonly folder: string;
  remove(): void;
}

/** The last release of another version than this tree; while there was only one, that one. */
function lastRelease(): Release {
  const releases: Release[] = [];
  let newer: Release | undefined;
  for (const commit of git('log', '--first-parent', '--format=%H', '--', 'package.json').split('\n')) {
    const { version } = JSON.parse(git('show', `${commit}:package.json`));
    if (newer && newer.version !== version) releases.push(newer);
    newer = { commit, version };
  }
  const present = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;
  const release = releases.find(({ version }) => version !== present) ?? releases[0];
  if (!release) throw new NotTried('the history has no release');
  return release;
}

/** Checks the last release out beside this tree, installs its own packages and builds it. Where that cannot be: NotTried. */
export function installLastRelease(): InstalledRelease {
  const release = lastRelease();
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-release-'));
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    console.log(`The last release is ${release.version}, commit ${release.commit}.`);
    git('worktree', 'add', '--quiet', '--detach', folder, release.commit);
    run(
      'npm',
      ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      folder,
    );
    run(process.execPath, ['scripts/build.mjs'], folder);
    return { ...release, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function git(...args: string[]): string {
  return run('git', args, root).trim();
}

function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout;
  const why = error?.message ?? stderr.trim().split('\n').at(-1);
  throw new NotTried(`${path.basename(program)} ${args[0]} of the last release: ${why}`);
}
