import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = readFileSync('deploy/alerts.yml', 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) {
  console.warn('promtool is not installed: whether the rules of deploy/alerts.yml fire was NOT tried.');
}

test.skipIf(!hasPromtool)(
  'each alert fires in a small shop that is ill, and none in one that is well',
  () => {
    const promtool = (...args) => execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });
    expect(promtool('check', 'rules', 'deploy/alerts.yml')).toContain(
      `SUCCESS: ${alerts.length} rules found`,
    );
    expect(promtool('test', 'rules', 'deploy/alerts.test.yml')).toContain('SUCCESS');
  },
  60_000,
);

test('each job that the shop starts is watched by an alert, and told of', () => {
  const started = [...readFileSync('server/runtime.ts', 'utf8').matchAll(/startLoop\(\s*'(\w+)'/g)];
  const jobs = started.map(([, name]) => name);
  expect(jobs.length).toBeGreaterThan(5);
  // E-mails that wait are counted themselves.
  const watched = [...rules.matchAll(/shop_job_age_seconds\{job=~?"([\w|]+)"/g)].flatMap(([, names]) =>
    names.split('|'),
  );
  expect([...watched, 'outbox'].toSorted()).toEqual(jobs.toSorted());
  const line = readFileSync('docs/operating.md', 'utf8').match(/^\| shop_job_age_seconds.*$/m)?.[0];
  expect(jobs.filter((job) => !line?.includes(job))).toEqual([]);
});

test('each alert has a case in which it fires, and a line that says what to do', () => {
  expect(alerts.length).toBeGreaterThan(10);
  const cases = readFileSync('deploy/alerts.test.yml', 'utf8');
  const fired = [...cases.matchAll(/- alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:/g)];
  expect([...new Set(fired.map(([, name]) => name))].toSorted()).toEqual(alerts.toSorted());
  const page = readFileSync('docs/operating.md', 'utf8');
  const told = [...page.matchAll(/^\| `(\w+)`(?: \(morning\))? \|/gm)].map(([, name]) => name);
  expect(told.filter((name) => alerts.includes(name)).toSorted()).toEqual(alerts.toSorted());
});
