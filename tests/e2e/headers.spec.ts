import { expect, test } from '@playwright/test';

test('pages and files carry what keeps browsers from misusing them', { tag: '@smoke' }, async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script =
    /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? /href="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  for (const path of [
    '/',
    '/category/platter',
    '/nothing-here',
    script ?? '',
    '/pictures/products/rolls-800.webp',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], path).toContain("object-src 'none'");
    expect(headers['content-security-policy'], path).toContain("base-uri 'none'");
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    const isPicture = path.startsWith('/pictures/');
    expect(headers['cross-origin-resource-policy'], path).toBe(isPicture ? 'cross-origin' : 'same-origin');
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});
