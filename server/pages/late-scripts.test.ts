import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const preloads = ['framework-1', 'entry.client-2', 'route-3']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('');
const page =
  `<head>${preloads}<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Rolls</p>` +
  '<script>context</script><script type="module" async="">import "/assets/a.js";</script></body>';

test('no script is asked for while the page is read', () => {
  const late = startScriptsLate(page);
  expect(late).not.toContain('<link rel="modulepreload" href="');
  expect(late).not.toMatch(/<script[^>]*type="module"/);
  expect(late).toContain('<script type="text/later">import "/assets/a.js";</script>');
});

test('framework and entry are what it starts with, and all else stays as it is', () => {
  const late = startScriptsLate(page);
  expect(late).toContain('()=>import("/assets/framework-1.js")');
  expect(late).toContain('href=\\"/assets/entry.client-2.js\\"');
  expect(late).not.toContain('route-3');
  expect(late).toContain(
    '<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Rolls</p><script>context</script>',
  );
});

test('a page without scripts is left alone', () => {
  expect(startScriptsLate('<p>Rolls</p>')).toBe('<p>Rolls</p>');
});
