import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Chooses a radio as a visitor does: by a click on its label, once that stands still. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=..').click();
  await expect(radio).toBeChecked();
}
