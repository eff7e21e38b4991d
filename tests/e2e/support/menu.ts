import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { MenuProductDetails } from '#contract/kitchen/menu/menu.ts';
import { query } from './database.ts';
import { expect } from './test.ts';

/** Waits until the demo has taken the menu over, a moment after the shop is there. */
export async function menuIsKeptHere(): Promise<void> {
  const keeper = async () =>
    (await query<{ value: unknown }>("select value from settings where key = 'catalogue-owner'", []))[0]
      ?.value;
  await expect.poll(keeper, { timeout: 30_000 }).toBe('database');
}

/** A name that no other dish has: of letters, as people search for it. */
export const ownName = (name: string) =>
  `${name} ${String(randomInt(1_000_000)).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`;

/** Fields of a dish that may be sold, among the sweets. */
export const lawful = {
  'description.de': 'Mit Vanille und Zitrone.',
  'description.en': 'With vanilla and lemon.',
  'unit.de': 'Schale für zehn',
  'unit.en': 'Bowl for ten',
  sellerId: 2,
  categoryId: 6,
  priceCents: 3600,
  vat: 'food',
  allergens: ['milk'],
  additives: [],
  isPackaged: false,
} as const;

/** What whoever is signed in does with the menu, past its screens. */
export function menuHand(context: BrowserContext, baseURL: string) {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) => {
    const response = await context.request.fetch(`${baseURL}/kitchen/api/products${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: { Origin: baseURL },
    });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return response.status() === 204 ? undefined : response.json();
  };
  const details = (id: number): Promise<MenuProductDetails> => call('GET', `/${id}`);
  return {
    details,
    save: (id: number, changes: object, revision: number) =>
      call('PUT', `/${id}/draft`, { revision, changes }),
    price: (id: number, priceCents: number) => call('PUT', `/${id}/price`, { priceCents }),
    withdraw: (id: number) => call('POST', `/${id}/withdraw`, {}),
    /** A new dish, a draft. */
    async draft(changes: object): Promise<number> {
      const { id } = await call('POST', '', {});
      await call('PUT', `/${id}/draft`, { revision: 1, changes });
      return id;
    },
    /** A new dish on the menu. */
    async dish(name: string, changes: object = {}): Promise<number> {
      const id = await this.draft({ ...lawful, 'name.de': `${name} de`, 'name.en': name, ...changes });
      await call('POST', `/${id}/publish`, { revision: (await details(id)).revision });
      return id;
    },
  };
}
