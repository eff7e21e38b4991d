/** How the headings of the terms begin that others lead to, in both languages. */
const topics = [
  ['prices', /^(?:Preis|Price)/],
  ['delivery', /^(?:Liefer|Deliver)/],
  ['cancellation', /^(?:Storn|Cancel)/],
] as const;

export type SectionTopic = (typeof topics)[number][0];

/**
 * What a section of a legal text is about, by which it is led to: its number may be another one in the next version. The
 * first of several is meant; undefined where nothing leads.
 */
export function sectionTopic(headings: readonly string[], index: number): SectionTopic | undefined {
  return topics.find(([, words]) => headings.findIndex((heading) => words.test(heading)) === index)?.[0];
}
