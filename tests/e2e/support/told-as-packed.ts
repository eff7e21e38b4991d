import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Answers after an order was pressed as packed what is asked first where its kitchen has ticked off, for another test, what it
 * made on that day or on one before.
 * @param packed what is to be seen once it counts as packed
 */
export async function toldAsPacked(page: Page, packed: Locator): Promise<void> {
  const anyway = page.getByRole('dialog').getByRole('button', { name: /^(Packed anyway|Trotzdem gepackt)$/ });
  await expect(anyway.or(packed).first()).toBeVisible();
  if (!(await anyway.isVisible())) return;
  // Sooner than that it is the second tap of the thumb that opened the question.
  await page.waitForTimeout(500);
  await anyway.click();
  await expect(packed).toBeVisible();
}
