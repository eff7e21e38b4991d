import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

const has = (program, ...args) => spawnSync(program, args).status === 0;
const hasSystemd = has('systemd-analyze', '--version');
if (!hasSystemd)
  console.warn(
    'systemd-analyze is not installed: whether systemd takes deploy/tischlein@.service was NOT tried.',
  );

const folder = mkdtempSync(join(tmpdir(), 'tischlein-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The unit as systemd would start it on port 3001. */
const unit = join(folder, 'tischlein@3001.service');
copyFileSync('deploy/tischlein@.service', unit);

/** A program that stands in a folder which leads the path. */
function putProgram(name, content) {
  writeFileSync(join(folder, name), content, { mode: 0o755 });
}

test.skipIf(!hasSystemd)('systemd understands the unit of a process', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  // What systemd of Debian 12 does not know yet, as the unit says; and units of other programs of this machine.
  const complaints = stderr
    .split('\n')
    .filter((line) => line.includes('tischlein') && !/RestartSteps|RestartMaxDelaySec/.test(line));
  expect(complaints).toEqual([]);
});

test.skipIf(!hasSystemd)(
  'a process may do little besides serving: systemd counts an exposure of at most 1.5',
  () => {
    const told = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
      encoding: 'utf8',
    }).stdout;
    const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(told) ?? [];
    expect(Number(exposure)).toBeGreaterThan(0);
    expect(Number(exposure), told).toBeLessThanOrEqual(1.5);
  },
);

/** Runs deploy/roll.sh with a systemctl that notes what it is told. */
async function roll(args, env = {}) {
  const noted = join(folder, 'noted');
  writeFileSync(noted, '');
  putProgram('systemctl', `#!/bin/sh\necho "$@" >> ${noted}\n`);
  const child = spawn(join('deploy', 'roll.sh'), args, {
    env: { PATH: `${folder}:${process.env.PATH}`, TISCHLEIN_NODE: process.execPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said, complained, code, restarted: readFileSync(noted, 'utf8').split('\n').filter(Boolean) };
}

async function listening(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: String(server.address().port), close: () => server.close() };
}

test('processes are restarted in turn, each once the one before is ready', async () => {
  let asked = 0;
  const slow = await listening(({ url }, response) => {
    response.writeHead(url === '/readyz' && asked++ > 0 ? 200 : 503).end();
  });
  const quick = await listening((_, response) => response.end());
  const { code, said, restarted } = await roll([slow.port, quick.port]);
  expect({ code, restarted }).toEqual({
    code: 0,
    restarted: [`restart tischlein@${slow.port}`, `restart tischlein@${quick.port}`],
  });
  expect(said).toBe(`tischlein@${slow.port} is ready.\ntischlein@${quick.port} is ready.\n`);
  expect(asked).toBe(2);
  for (const one of [slow, quick]) one.close();
}, 30_000);

test('one that does not get ready leaves the others as they are; without a port nothing is done', async () => {
  const never = await listening((_, response) => response.writeHead(503).end());
  const { code, complained, restarted } = await roll([never.port, '3002'], { ROLL_LIMIT: '1' });
  expect({ code, restarted }).toEqual({ code: 1, restarted: [`restart tischlein@${never.port}`] });
  expect(complained).toContain(`journalctl -u tischlein@${never.port}`);
  never.close();
  expect(await roll([])).toMatchObject({ code: 2, restarted: [] });
}, 30_000);

const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'));

test('what compose.yaml names is there, and each service tells whether it is well', () => {
  const { services, volumes } = compose;
  const image = readFileSync('deploy/Dockerfile', 'utf8');
  for (const [name, service] of Object.entries(services)) {
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':');
      expect(
        from.startsWith('./') ? existsSync(join('deploy', from)) : from in volumes,
        `${name}: ${from}`,
      ).toBe(true);
    }
    for (const other of Object.keys(Array.isArray(service.depends_on) ? {} : (service.depends_on ?? {})))
      expect(services[other], `${name} waits for ${other}`).toBeDefined();
    if (service.build)
      expect(existsSync(join('deploy', service.build.context, service.build.dockerfile))).toBe(true);
    expect(service.healthcheck !== undefined || (service.build && image.includes('HEALTHCHECK')), name).toBe(
      true,
    );
  }
});

test('the proxy of compose.yaml gets each variable that the Caddyfile reads', () => {
  const read = [...readFileSync('deploy/Caddyfile', 'utf8').matchAll(/\{\$([A-Z_]+)/g)].map(
    ([, name]) => name,
  );
  const told = Object.keys(compose.services.proxy.environment);
  // Options are for a trial.
  expect(new Set([...told, 'CADDY_OPTIONS'])).toEqual(new Set(read));
});

const hasCaddy = has('caddy', 'version');
if (!hasCaddy) console.warn('caddy is not installed: the Caddyfile as compose.yaml tells it was NOT tried.');

test.skipIf(!hasCaddy)('the Caddyfile leads one host or two to the shop of compose.yaml', () => {
  const { environment } = compose.services.proxy;
  for (const kitchen of ['', 'kueche.example.com']) {
    const env = { ...environment, DOMAIN: 'example.com', KITCHEN_DOMAIN: kitchen, PATH: process.env.PATH };
    const options = { env: { ...env, HOME: folder }, encoding: 'utf8', stdio: 'pipe' };
    const adapted = execFileSync(
      'caddy',
      ['adapt', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
      options,
    );
    const { routes } = JSON.parse(adapted).apps.http.servers.srv0;
    expect(routes[0].match[0].host).toEqual(['example.com', kitchen].filter(Boolean));
    expect(adapted).toContain('"upstreams":[{"dial":"shop:3000"}]');
  }
});
