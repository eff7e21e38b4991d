import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const options = {
  // What is well is not described: that took a third of the time.
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    // Axe's trial of 2.5.3: whoever speaks to the browser says what is seen.
    'label-content-name-mismatch': { enabled: true },
    // No part of WCAG, but who jumps from heading to heading takes a level that is left out for something missed.
    'heading-order': { enabled: true },
  },
};
/** From a phone at 200 % zoom to a desk. */
const widths = [320, 375, 768, 1440];

/** Nothing that axe finds on the page as it stands, once nothing fades in or out any more. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  let found: string[];
  let moved: number;
  // What comes up while axe looks, as the consent does, is looked at when it stands.
  do {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
    );
    moved = await movementsOn(page);
    // No frames here: without axe's helper page for them the check takes half the time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
    found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  } while (found.length > 0 && (await movementsOn(page)) > moved);
  expect(found, what).toEqual([]);
}

/** How many movements have begun on a page since this was asked first. */
function movementsOn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const counting = window as Window & { movements?: number };
    if (counting.movements === undefined) {
      counting.movements = 0;
      // A button that is enabled by an answer takes its colour by a transition.
      for (const begun of ['animationstart', 'transitionrun'])
        addEventListener(begun, () => {
          counting.movements = (counting.movements ?? 0) + 1;
        });
    }
    return counting.movements;
  });
}

/** Nobody has to scroll sideways, however narrow the window or large the letters. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const tooWide = await page.evaluate(async () => {
      // What a script places follows the new width in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(tooWide, `${what} is ${tooWide} px too wide at ${width} px`).toBeLessThanOrEqual(0);
  }
}
