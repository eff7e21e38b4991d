import { m } from '#messages';

/** The id of a section, by its place on the page. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** What stands on a legal page, beside its text where there is room. */
export function LegalContents({ headings }: { headings: readonly string[] }) {
  return (
    <nav className="legal-contents" aria-label={m.pages_legal_contents()}>
      <ol>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
