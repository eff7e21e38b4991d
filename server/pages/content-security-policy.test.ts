import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const html = '<script>start()</script><script src="/a.js"></script><script type="module">go()</script>';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names the inline scripts of the page and nothing else inline', () => {
  const policy = contentSecurityPolicy(html, { mode: 'production', trustedHosts: [] });
  expect(policy).toContain(`script-src 'self' ${hash('start()')} ${hash('go()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('https:');
});

test('a host that the owner has chosen may be loaded from, framed and called', () => {
  const policy = contentSecurityPolicy(html, {
    mode: 'production',
    trustedHosts: ['https://challenges.cloudflare.com'],
  });
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://challenges\\.cloudflare\\.com`));
  }
});
