import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { outsideHosts } from './outside-hosts.ts';

const html = '<script>start()</script><script src="/a.js"></script><script type="module">go()</script>';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names the inline scripts of the page and nothing else inline', () => {
  const policy = contentSecurityPolicy(html, { mode: 'production', ...outsideHosts({}) });
  expect(policy).toContain(`script-src 'self' ${hash('start()')} ${hash('go()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('https:');
});

test('data in a script element is not run and not named', () => {
  const data = '{"@type":"Product"}';
  const block = `<script type="application/ld+json">${data}</script>`;
  const withData = contentSecurityPolicy(`${block}${html}${block}`, {
    mode: 'production',
    ...outsideHosts({}),
  });
  expect(withData).not.toContain(hash(data));
  expect(withData).toBe(contentSecurityPolicy(html, { mode: 'production', ...outsideHosts({}) }));
});

test.each(['text/javascript', 'module', 'importmap', 'speculationrules'])(
  'a script of type %s is named',
  (type) => {
    const policy = contentSecurityPolicy(`<script type="${type}">run()</script>`, {
      mode: 'production',
      ...outsideHosts({}),
    });
    expect(policy).toContain(hash('run()'));
  },
);

test('a host that the owner has chosen may be loaded from, framed and called', () => {
  const policy = contentSecurityPolicy(html, {
    mode: 'production',
    ...outsideHosts({ TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET_KEY: 'secret' }),
  });
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://challenges\\.cloudflare\\.com`));
  }
});

test('the host of a human check that is not used may not be reached', () => {
  for (const half of [{ TURNSTILE_SITE_KEY: 'key' }, { TURNSTILE_SECRET_KEY: 'secret' }])
    expect(contentSecurityPolicy(html, { mode: 'production', ...outsideHosts(half) })).not.toContain(
      'cloudflare',
    );
});

test("Google is allowed only in a shop that counts conversions, and scripts come from the tag's hosts alone", () => {
  const google = /google|doubleclick/;
  expect(contentSecurityPolicy(html, { mode: 'production', ...outsideHosts({}) })).not.toMatch(google);
  const policy = contentSecurityPolicy(html, {
    mode: 'production',
    ...outsideHosts({ CONVERSION_ID: 'AW-1/a' }),
  });
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  for (const name of ['img-src', 'connect-src']) {
    expect(directive(name)).toContain(' https://googleads.g.doubleclick.net');
    expect(directive(name)).toContain(' https://www.googletagmanager.com');
  }
  expect(directive('script-src')).toContain(' https://www.googletagmanager.com');
  for (const name of ['script-src', 'frame-src']) {
    expect(directive(name)).not.toMatch(/doubleclick|www\.google\.com/);
  }
  expect(directive('style-src')).toBe("style-src 'self'");
});
