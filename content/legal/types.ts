/** A section of a legal page: a heading, paragraphs, and a list where one reads better. */
export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** A legal page in one language. `updated` is a day; `numbered` puts numbers before the headings. */
export interface LegalPage {
  readonly title: string;
  readonly updated: string | null;
  readonly numbered: boolean;
  readonly intro: string | null;
  readonly sections: readonly LegalSection[];
}
