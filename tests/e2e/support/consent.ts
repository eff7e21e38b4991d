import type { Page } from '@playwright/test';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { expect } from './test.ts';

/** The banner, the dialog and the form on /cookies, as a visitor finds them. */
export function consentOf(page: Page, locale: Locale) {
  const options = { locale };
  const banner = page.getByRole('region', { name: m.consent_title({}, options), exact: true });
  const dialog = page.getByRole('dialog', { name: m.consent_dialog_title({}, options) });
  const inBanner = (name: string) => banner.getByRole('button', { name, exact: true });
  /** What the browser keeps; null when it keeps nothing. */
  const stored = (): Promise<Record<string, unknown> | null> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));
  return {
    banner,
    dialog,
    refuse: inBanner(m.consent_refuse_all({}, options)),
    accept: inBanner(m.consent_accept_all({}, options)),
    choose: inBanner(m.consent_choose({}, options)),
    marketing: page.getByRole('checkbox', { name: m.consent_marketing({}, options) }),
    save: page.getByRole('button', { name: m.consent_save({}, options) }),
    settings: page.getByRole('button', { name: m.consent_settings({}, options) }),

    stored,
    async expectStored(choice: { preference: boolean; analytics: boolean; marketing: boolean }) {
      expect(await stored()).toEqual({ version: 1, ...choice, decidedAt: expect.any(Number) });
    },
  };
}
