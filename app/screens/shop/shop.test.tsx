import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/route';
import ShopScreen from './route.tsx';

test('products of a shop that cannot be loaded: an empty plate, why that may be, and what to do', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShopScreen {...({ loaderData: { seller: null, products: null } } as Route.ComponentProps)} />
    </MemoryRouter>,
  );
  for (const said of ['Error', 'cannot load the products', 'temporary server issues', 'unavailable'])
    expect(html).toContain(said);
  for (const said of ['connection', 'try again later', 'contact our support']) expect(html).toContain(said);
  expect(html).toContain('plate-seen');
});
