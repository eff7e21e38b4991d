import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = {
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
    // Counted before it is waited: what begins between the two is neither waited for nor missed.
    moved = await movementsOn(page);
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
    );
    found = await violationsOn(page, { rules: wcag });
  } while (found.length > 0 && (await movementsOn(page)) > moved);
  expect(found, what).toEqual([]);
}

/**
 * What axe finds on a page as it stands, by all of its rules unless told, or on one `part` of it: rules with where they
 * are broken. Axe is read once a page, and what is well is not described: both took most of the time.
 */
export async function violationsOn(
  page: Page,
  { rules = {}, part }: { rules?: Axe.RunOptions; part?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: Axe.RunOptions = { ...rules, resultTypes: ['violations'] };
  return page.evaluate(
    async ([where, how]) => {
      // Axe knows nothing of the top layer, and takes what lies behind an open calendar for what covers it. A number says
      // the same to it, and changes nothing there.
      for (const each of document.querySelectorAll<HTMLElement>(':popover-open'))
        each.style.setProperty('z-index', '1');
      const { violations } = await window.axe.run(where ?? document, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [part, options] as const,
  );
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
