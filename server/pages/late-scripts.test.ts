import { expect, test } from 'vitest';
import { startScriptsLate } from './late-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" crossorigin="" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Rolls</p>' +
  '<script>context</script><script type="module" async="">import "/assets/a.js";</script></body>';

test('no script is asked for while the page is read', () => {
  const late = startScriptsLate(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/<script[^>]*type="module"/);
  expect(late).toContain('<script type="text/later">import "/assets/a.js";</script>');
});

test('the scripts to start with are those the page named, and all else stays as it is', () => {
  const late = startScriptsLate(page);
  expect(late).toContain('["/assets/a.js","/assets/b.js"]');
  expect(late).toContain(
    '<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Rolls</p><script>context</script>',
  );
});

test('a page without scripts is left alone', () => {
  expect(startScriptsLate('<p>Rolls</p>')).toBe('<p>Rolls</p>');
});
