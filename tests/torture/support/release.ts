import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** The last release before this commit; while there was only one, that one. */
function lastRelease(): Release {
  const releases: Release[] = [];
  let newer: Release | undefined;
  for (const commit of git('log', '--first-parent', '--format=%H', '--', 'package.json').split('\n')) {
    const { version } = JSON.parse(git('show', `${commit}:package.json`));
    if (newer && newer.version !== version) releases.push(newer);
    newer = { commit, version };
  }
  const present = git('rev-parse', 'HEAD');
  const release = releases.find(({ commit }) => commit !== present) ?? releases[0];
  if (!release) throw new NotTried('the history has no release');
  return release;
}

/** The archives of the last release and of this tree, each unpacked into a folder of its own below `folder`. */
export interface Archives {
  /** What the release is called. */
  readonly release: string;
  readonly folders: { readonly before: string; readonly present: string };
}

/**
 * Packs both by `npm run archive`, as for a server. UPGRADE_FROM names an archive of the last release that is there
 * already. Where that cannot be: NotTried.
 */
export function unpackArchives(folder: string): Archives {
  const unpacked = (name: string, file: string) => {
    const place = path.join(folder, name);
    mkdirSync(place);
    run('tar', ['-xzf', file, '-C', place, '--strip-components=1'], root);
    return place;
  };
  const packed = (tree: string) => {
    run(process.execPath, ['scripts/archive.mjs'], tree);
    const archives = path.join(tree, 'build/archives');
    const file = readdirSync(archives).find((name) => name.endsWith('.tar.gz'));
    return path.join(archives, file ?? '');
  };
  const present = unpacked('present', packed(root));
  const given = process.env.UPGRADE_FROM;
  if (given) {
    const before = unpacked('before', given);
    const { version } = JSON.parse(readFileSync(path.join(before, 'package.json'), 'utf8'));
    return { release: version, folders: { before, present } };
  }
  const installed = installLastRelease();
  try {
    const release = `${installed.version} (${installed.commit.slice(0, 7)})`;
    return { release, folders: { before: unpacked('before', packed(installed.folder)), present } };
  } finally {
    installed.remove();
  }
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
