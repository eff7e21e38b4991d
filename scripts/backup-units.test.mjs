import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const units = ['tischlein-backup.service', 'tischlein-backup.timer'];
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) {
  console.warn(
    'systemd-analyze is not installed: whether systemd takes the units of the backup was NOT tried.',
  );
}

/** What systemd complains about: nothing where it takes a unit. */
function complaints(...names) {
  const root = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    const put = (file, text) => {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const name of names) put(`etc/systemd/system/${name}`, readFileSync(join('deploy', name)));
    put('etc/tischlein.env', '');
    for (const program of ['opt/tischlein/tischlein', 'usr/bin/env']) {
      put(program, '#!/bin/sh\n');
      chmodSync(join(root, program), 0o755);
    }
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      [
        'verify',
        '--recursive-errors=no',
        `--root=${root}`,
        ...names.map((name) => `/etc/systemd/system/${name}`),
      ],
      { encoding: 'utf8' },
    );
    return { status, said: `${stdout}${stderr}` };
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.skipIf(!hasSystemd).each(units)('systemd takes deploy/%s', (name) => {
  expect(complaints(...new Set([name, ...units]))).toEqual({ status: 0, said: '' });
});

test.skipIf(!hasSystemd)('the timer of the backup comes at three in Berlin, in winter and in summer', () => {
  const [, calendar = ''] =
    /^OnCalendar=(.*)$/m.exec(readFileSync('deploy/tischlein-backup.timer', 'utf8')) ?? [];
  const next = (from) =>
    execFileSync('systemd-analyze', ['calendar', `--base-time=${from} UTC`, calendar], {
      encoding: 'utf8',
      env: { ...process.env, TZ: 'UTC' },
    }).match(/Next elapse: (.*)/)?.[1];
  expect(next('2026-11-23 12:00:00')).toContain('2026-11-24 02:00:00');
  expect(next('2026-07-01 12:00:00')).toContain('2026-07-02 01:00:00');
  expect(next('2027-03-27 12:00:00')).toContain('2027-03-28 01:00:00');
});

test('the key lies beside the folder of the backups, where one made by hand finds it too', () => {
  const unit = readFileSync('deploy/tischlein-backup.service', 'utf8');
  const [, keys, files] = /^ExecStart=.*DATA_DIR=(\S+) .*--to (\S+)$/m.exec(unit) ?? [];
  expect(keys).toBeTruthy();
  expect(dirname(files)).toBe(keys);
});

test('the backup runs as closed off as the shop does', () => {
  const lines = (name) => readFileSync(join('deploy', name), 'utf8').split('\n');
  const closing = /^(NoNew|Protect|Private|Capability|Ambient|Remove|Lock|Restrict|SystemCall|Dynamic|UMask)/;
  const ofShop = lines('tischlein@.service').filter((line) => closing.test(line));
  expect(ofShop.length).toBeGreaterThan(7);
  expect(lines('tischlein-backup.service')).toEqual(expect.arrayContaining(ofShop));
});
