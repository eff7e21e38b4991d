import { m } from '#kitchen-messages';
import { type FilledIn, fillIn } from '#rules/text/fill-in.ts';
import { type LegalBlock, type LegalPage, withTexts } from '#rules/text/legal-page.ts';
import type { Locale } from '#rules/text/locale.ts';
import { longDay } from '#rules/text/long-day.ts';

/** A legal page as it stands in the shop, with the company's data; ui/legal-text.css makes both look the same. */
export function LegalPaper({ page, locale, values }: { page: LegalPage; locale: Locale; values: FilledIn }) {
  const { title, updated, intro, numbered, sections } = withTexts(page, (text) => fillIn(text, values));
  return (
    <article className="paper legal-paper" lang={locale}>
      <h2>{title}</h2>
      {updated ? (
        <p className="muted">{m.legal_updated({ date: longDay(updated, locale) }, { locale })}</p>
      ) : null}
      <div className="legal-text">
        {intro ? <p className="text-lead">{intro}</p> : null}
        {sections.map(({ heading, body }, index) => (
          <section key={sectionKey(index)}>
            <h3>{numbered ? `${index + 1}. ${heading}` : heading}</h3>
            <Body body={body} isMarked={numbered} />
          </section>
        ))}
      </div>
    </article>
  );
}

const sectionKey = (index: number) => `section ${index}`;

function Body({ body, isMarked }: { body: readonly LegalBlock[]; isMarked: boolean }) {
  return body.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>{block}</p>
    ) : (
      <ul key={block.join()} className={isMarked ? 'legal-list' : undefined}>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
