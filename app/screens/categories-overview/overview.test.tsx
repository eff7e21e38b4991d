import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/route';
import CategoriesOverview from './route.tsx';

const shown = (loaderData: Route.ComponentProps['loaderData']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CategoriesOverview {...({ loaderData } as Route.ComponentProps)} />
    </MemoryRouter>,
  );

test('categories that cannot be loaded are said so', () => {
  const html = shown({ categories: [], failed: true });
  expect(html).toContain('Error loading categories');
  expect(html).toContain('Failed to load categories. Please try again later.');
  expect(html).not.toContain('No categories available');
});

test('an overview without categories says so', () => {
  expect(shown({ categories: [], failed: false })).toContain('No categories available');
});

test('a category without a picture gets one by its name', () => {
  const drinks = {
    id: 9,
    name: 'en:Hot drinks\nde:Heißes',
    categoryOrder: 9,
    imageUrl: null,
    productIds: [],
  };
  expect(shown({ categories: [drinks], failed: false })).toContain('/pictures/categories/drinks-');
});
