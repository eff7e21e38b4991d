import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { parts } from './assemble.mjs';

test('a platform that is none is said in a line, and archives of before stay', () => {
  const kept = 'build/archives/kept-by-a-test';
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, '');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/archive.mjs', 'linux-x64', 'linux-x46'],
    { encoding: 'utf8' },
  );
  const isThere = existsSync(kept);
  rmSync(kept, { force: true });
  expect({ status, stdout, isThere }).toEqual({ status: 2, stdout: '', isThere: true });
  expect(stderr).toMatch(/^There is no platform linux-x46\. There are: .*linux-arm64.*, all\.\n$/);
});

test('each page of the archive leads to pages that are in it too', () => {
  const pages = parts.flatMap((part) =>
    statSync(part).isDirectory() && part.startsWith('docs')
      ? readdirSync(part).map((name) => join(part, name))
      : [part],
  );
  const isThere = (file) => parts.some((part) => file === part || file.startsWith(`${part}/`));
  const broken = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+\.md|[^)#\s]*deploy\/[^)#\s]+)/g)]
        .filter(([, link]) => !isThere(normalize(join(dirname(page), link))))
        .map(([, link]) => `${page}: ${link}`),
    );
  expect(broken).toEqual([]);
});
