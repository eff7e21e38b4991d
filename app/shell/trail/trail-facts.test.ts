import { expect, test } from 'vitest';
import { toJsonLd } from '../../page/json-ld.ts';
import { trail } from './trail.ts';
import { trailFacts } from './trail-facts.ts';

const labels = { home: 'Start', shop: 'Küchen', payment: 'Zahlung', success: 'Erfolgreich' };

test('the steps that lead somewhere, and the page itself without an address', () => {
  const crumbs = trail('/shop/2', 'de', labels, [], { 2: 'Zuckerhut' });
  expect(trailFacts(crumbs, 'https://shop.example', 'de')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://shop.example/?lang=de' },
      { '@type': 'ListItem', position: 2, name: 'Zuckerhut' },
    ],
  });
});

test('a path that somebody made up cannot end the script element', () => {
  const crumbs = trail('/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'en', labels, []);
  expect(crumbs.at(-1)?.label).toContain('</script>');
  expect(toJsonLd(trailFacts(crumbs, 'https://shop.example', 'en'))).not.toContain('<');
});
