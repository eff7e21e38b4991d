import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * What a screen reader says of itself: every text that comes into a live region which was there before it. A region
 * outside of an open dialog is silent, and so is one that comes together with its text, but for an alert.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const isSilent = (region: Element) => {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      return (modal && !modal.contains(region)) || !(region as HTMLElement).checkVisibility();
    };
    const say = (region: Element, text: string | null) => {
      const words = (text ?? '').replaceAll(/\s+/g, ' ').trim();
      if (words && !isSilent(region)) window.heard.push(words);
    };
    new MutationObserver((changes) => {
      const regions = new Map<Element, string>();
      const fresh = new Set<Node>(changes.flatMap(({ addedNodes }) => [...addedNodes]));
      const isFresh = (node: Node | null): boolean => !!node && (fresh.has(node) || isFresh(node.parentNode));
      for (const { target, addedNodes, type } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region && !isFresh(region)) {
          const news =
            type === 'characterData'
              ? target.textContent
              : [...addedNodes].map((node) => node.textContent).join(' ');
          regions.set(region, `${regions.get(region) ?? ''} ${news}`);
        }
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('*')].filter((each) =>
            each.matches('[role="alert"]'),
          );
          for (const alert of alerts) say(alert, alert.textContent);
        }
      }
      for (const [region, text] of regions) say(region, text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What was said since the last time this was asked, once everything has been said. */
export async function heard(page: Page): Promise<string[]> {
  await page.waitForTimeout(600);
  return page.evaluate(() => window.heard.splice(0));
}

/** Exactly one thing was said, and this is it. */
export async function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBeGreaterThan(0);
  const said = await heard(page);
  expect(said).toEqual([typeof text === 'string' ? text : expect.stringMatching(text)]);
}
