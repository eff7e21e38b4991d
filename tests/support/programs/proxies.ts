import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUp } from './https.ts';

/** Names that belong to nobody else; who asks connects to this machine whatever they are. */
export const shopHost = 'shop.localhost';
export const kitchenHost = 'kitchen.localhost';

/** Where a proxy is to listen, on loopback. */
export interface ProxyPorts {
  readonly http: number;
  readonly https: number;
}

/** A real proxy, started from a file of deploy/. */
export interface FrontProxy {
  readonly name: string;
  /** The certificate by which its own are believed. */
  readonly ca: string;
  /** What it has complained of. */
  readonly errors: () => string;
  /** What it has written down of requests. */
  readonly requests: () => string;
  stop(): Promise<void>;
}

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

export const hasNginx = has('nginx', '-v') && has('openssl', 'version');
export const hasCaddy = has('caddy', 'version');

/** deploy/nginx.conf as somebody copies it who has these names, processes and ports. */
function nginxFile(folder: string, ports: ProxyPorts, processes: readonly [number, number]): string {
  const changes: [string | RegExp, string][] = [
    [/tischlein\.berlin kueche\.tischlein\.berlin/g, `${shopHost} ${kitchenHost}`],
    [/listen \[::\].*\n/g, '\n'],
    [/listen 80;/g, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.https} `],
    [/\/etc\/letsencrypt\/live\/tischlein\.berlin/g, folder],
    [/\/var\/cache\//g, `${folder}/`],
    [/\/var\/log\/nginx\//g, `${folder}/`],
    ['https://$host$request_uri', `https://$host:${ports.https}$request_uri`],
    ['Host $host;', `Host $host:${ports.https};`],
    ['127.0.0.1:3001', `127.0.0.1:${processes[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${processes[1]}`],
  ];
  let text = read('deploy/nginx.conf');
  for (const [from, to] of changes) {
    if (text.search(from instanceof RegExp ? from : literally(from)) < 0)
      throw new Error(`nginx.conf lacks ${from}`);
    text = text.replaceAll(from, () => to);
  }
  return text;
}

const literally = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** nginx from deploy/nginx.conf, with a certificate made for it. Throws with its words where it refuses the file. */
export async function startNginx(
  ports: ProxyPorts,
  processes: readonly [number, number],
): Promise<FrontProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-nginx-'));
  // Its workers are nobody.
  chmodSync(folder, 0o755);
  const inFolder = (name: string) => path.join(folder, name);
  const subject = [
    '-subj',
    `/CN=${shopHost}`,
    '-addext',
    `subjectAltName=DNS:${shopHost},DNS:${kitchenHost}`,
  ];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', inFolder('privkey.pem'), '-out', inFolder('fullchain.pem')];
  refuseFailure(spawnSync('openssl', ['req', '-x509', ...key, ...subject, ...files], { encoding: 'utf8' }));
  writeFileSync(inFolder('tischlein.conf'), nginxFile(folder, ports, processes));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${inFolder(name)};`)
    .join('\n');
  writeFileSync(
    inFolder('nginx.conf'),
    `pid ${inFolder('pid')};
worker_processes 2;
events { worker_connections 1024; }
http {
access_log off;
gzip on;
${temporary}
include ${inFolder('tischlein.conf')};
}
`,
  );
  const args = ['-c', inFolder('nginx.conf'), '-e', inFolder('errors')];
  refuseFailure(spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' }));
  const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ca = readFileSync(inFolder('fullchain.pem'), 'utf8');
  const errors = () => readFileSync(inFolder('errors'), 'utf8');
  const proxy = await running('nginx', folder, child, ca, ports, errors);
  return { ...proxy, requests: () => readFileSync(inFolder('tischlein.log'), 'utf8') };
}

/** Caddy from deploy/Caddyfile, with certificates of its own. Throws with its words where it refuses the file. */
export async function startCaddy(
  ports: ProxyPorts,
  processes: readonly [number, number],
): Promise<FrontProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-caddy-'));
  mkdirSync(path.join(folder, 'data'));
  const options = [
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    'admin off',
  ];
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CONFIG_HOME: folder,
    CADDY_OPTIONS: options.join('\n'),
    DOMAIN: shopHost,
    KITCHEN_DOMAIN: kitchenHost,
    FIRST: `127.0.0.1:${processes[0]}`,
    SECOND: `127.0.0.1:${processes[1]}`,
  };
  const args = ['--config', path.join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  refuseFailure(spawnSync('caddy', ['validate', ...args], { env, encoding: 'utf8' }));
  const child = spawn('caddy', ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const certificate = path.join(folder, 'data/caddy/pki/authorities/local/root.crt');
  for (const end = Date.now() + 20_000; !existsSync(certificate); await sleep(50))
    if (Date.now() > end || child.exitCode !== null) throw new Error(`caddy does not start: ${said}`);
  const errors = () =>
    said
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
      .join('\n');
  const proxy = await running('caddy', folder, child, readFileSync(certificate, 'utf8'), ports, errors);
  // It writes of requests only where it is told to.
  return { ...proxy, requests: () => said };
}

async function running(
  name: string,
  folder: string,
  child: ChildProcess,
  ca: string,
  ports: ProxyPorts,
  errors: () => string,
): Promise<Omit<FrontProxy, 'requests'>> {
  const closed = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + 20_000; !(await isUp(ports.https, shopHost, ca)); await sleep(50)) {
    if (Date.now() < end && child.exitCode === null) continue;
    const said = errors();
    await stop();
    throw new Error(`${name} does not answer: ${said}`);
  }
  return { name, ca, errors, stop };
}

function refuseFailure({ status, stderr }: { status: number | null; stderr: string }): void {
  if (status !== 0) throw new Error(stderr);
}
