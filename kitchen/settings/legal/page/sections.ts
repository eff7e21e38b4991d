import type { LegalSection, LegalTexts } from '#rules/text/legal-page.ts';

export const emptySection: LegalSection = { heading: '', body: [] };

type Sections = readonly LegalSection[];

/** Both languages with their sections changed in the same way. */
function inBoth(texts: LegalTexts, change: (sections: Sections) => Sections): LegalTexts {
  const { de, en } = texts;
  return {
    de: { ...de, sections: change(de.sections) },
    en: { ...en, sections: change(en.sections) },
  };
}

/** One more section at the end, empty in both languages. */
export const withNewSection = (texts: LegalTexts) => {
  const count = Math.max(texts.de.sections.length, texts.en.sections.length);
  return inBoth(texts, (sections) => withSection(sections, count, emptySection));
};

/** Without a section. */
export const withoutSection = (texts: LegalTexts, index: number) =>
  inBoth(texts, (sections) => sections.filter((_, place) => place !== index));

/** A section and the one before it change places. */
export const withSectionUp = (texts: LegalTexts, index: number) =>
  inBoth(texts, (sections) => {
    const [before, moved] = [sections[index - 1], sections[index]];
    return before && moved ? sections.with(index - 1, moved).with(index, before) : sections;
  });

/** With other words in a section; what is missing before it is there and empty then. */
export function withSection(sections: Sections, index: number, section: LegalSection): LegalSection[] {
  const length = Math.max(sections.length, index + 1);
  const filled = Array.from({ length }, (_, place) => sections[place] ?? emptySection);
  return filled.with(index, section);
}
