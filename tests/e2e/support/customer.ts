import { type Customer, newCustomer } from './signed-in.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/**
 * The browser test with a customer that all tests of a worker share, for tests that
 * do not mind what the customer has ordered or saved before.
 */
export const test = base.extend<object, { customer: Customer }>({
  customer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => use(await newCustomer()),
    { scope: 'worker' },
  ],
});
