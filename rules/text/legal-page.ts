import type { Locale } from './locale.ts';

/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[];

/** A section of a legal page: a heading, and paragraphs and lists in their order. */
export interface LegalSection {
  readonly heading: string;
  readonly body: readonly LegalBlock[];
}

/**
 * A legal page in one language; what is the company's own stands in it as placeholders. `updated` is a day; `numbered` puts
 * numbers before the headings.
 */
export interface LegalPage {
  readonly title: string;
  readonly updated: string | null;
  readonly numbered: boolean;
  readonly intro: string | null;
  readonly sections: readonly LegalSection[];
}

/** A legal page in both languages. */
export type LegalTexts = Readonly<Record<Locale, LegalPage>>;

/** The legal pages of the shop. */
export const legalPageNames = ['imprint', 'terms', 'privacy', 'cookies', 'accessibility'] as const;
export type LegalPageName = (typeof legalPageNames)[number];

/** Those whose text is the caterer's; the others say what the program does and come with it. */
export const ownLegalPages = ['terms', 'privacy', 'imprint'] as const satisfies readonly LegalPageName[];
export type OwnLegalPage = (typeof ownLegalPages)[number];

export const isOwnLegalPage = (page: LegalPageName): page is OwnLegalPage =>
  (ownLegalPages as readonly string[]).includes(page);

/** A page in which each of its texts has become another. */
export function withTexts(page: LegalPage, change: (text: string) => string): LegalPage {
  const { title, intro, sections } = page;
  return {
    ...page,
    title: change(title),
    intro: intro === null ? null : change(intro),
    sections: sections.map(({ heading, body }) => ({
      heading: change(heading),
      body: body.map((block) => (typeof block === 'string' ? change(block) : block.map(change))),
    })),
  };
}

/** All texts of a page, from its title on. */
export function textsOf({ title, intro, sections }: LegalPage): string[] {
  return [
    title,
    ...((intro ?? '') ? [intro ?? ''] : []),
    ...sections.flatMap((section) => [section.heading, ...section.body.flat()]),
  ];
}
