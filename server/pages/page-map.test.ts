import { expect, test } from 'vitest';
import { createPageMap } from './page-map.ts';

const loader = () => null;
const at = createPageMap({
  root: { id: 'root', path: '', module: { loader } },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  about: { id: 'about', parentId: 'root', path: 'about', module: {} },
  paid: { id: 'paid', parentId: 'root', path: 'payment/success', module: {} },
  category: { id: 'category', parentId: 'root', path: 'category/:category', module: { loader } },
  other: { id: 'other', parentId: 'root', path: '*', module: { loader } },
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/About', '/about'],
  ['//about///', '/about'],
  ['/%61b%6Fut', '/about'],
  ['/payment//success/', '/payment/success'],
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/About.data', '/about.data'],
  ['/about/_.data', '/about.data'],
])('%s is a page, written %s', (path, spelling) => {
  expect(at(path)).toMatchObject({ kind: 'listed', spelling });
});

test.each([
  ['/category/platter', '/category/platter', '/category/*'],
  ['/Category//PLATTER/', '/category/platter', '/category/*'],
  ['/category/Caf%c3%A9', '/category/caf%C3%A9', '/category/*'],
  ['/category/platter.data', '/category/platter.data', '/category/*.data'],
  ['/category/platter/_.data', '/category/platter.data', '/category/*.data'],
])('%s may be a page, written %s', (path, spelling, stand) => {
  expect(at(path)).toEqual({ kind: 'open', spelling, stand, loaders: ['root', 'category'] });
});

test.each([
  '/nothing',
  '/about/us',
  '/category',
  '/category/a/b',
  '/category/a%2Fb/c',
  '/%E0%A4%A',
  '/about\\',
  '/about%00',
  '/../about',
  '/index.php',
])('%s is none, like all others', (path) => {
  expect(at(path)).toEqual({ kind: 'missing', spelling: '/*', stand: '/*', loaders: ['root', 'other'] });
});

test('no spelling leads to another host', () => {
  for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/%5Cevil.example/..'])
    expect(at(path).spelling).toBe('/*');
});
