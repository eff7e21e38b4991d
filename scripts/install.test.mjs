import { expect, test } from 'vitest';
import { isThere } from './install.mjs';

const machine = { platform: 'linux', arch: 'x64' };
const text = (packages) =>
  JSON.stringify({ packages: { '': { name: 'shop', version: '1.0.0' }, ...packages } });
const wanted = {
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/node': { version: '24.21.0', optional: true },
  'node_modules/esbuild-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/wasm': { version: '1.0.0', optional: true },
  'node_modules/esbuild-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const { 'node_modules/esbuild-mac': _, 'node_modules/wasm': __, ...there } = wanted;

test('what npm ci has put there need not be installed once more', () => {
  expect(isThere(text(wanted), text(there), machine)).toBe(true);
});

test.each([
  ['another version', { ...there, 'node_modules/zod': { version: '3.9.0' } }],
  ['another Node, which is optional', { ...there, 'node_modules/node': { version: '24.20.0' } }],
  ['no Node', { ...there, 'node_modules/node': undefined }],
  ['what is for another machine', { ...there, 'node_modules/esbuild-linux': undefined }],
])('%s has to be installed', (_, packages) => {
  expect(isThere(text(wanted), text(packages), machine)).toBe(false);
});

test('a note that is no JSON says nothing', () => {
  expect(isThere(text(wanted), '{', machine)).toBe(false);
});
