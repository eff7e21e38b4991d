import type { ReactNode } from 'react';
import type { LegalPage } from '#content/legal/types.ts';
import { shop } from '#content/shop.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { LegalContents, sectionId } from './legal-contents.tsx';
import { Linked } from './linked.tsx';
import { PageTitle } from './page-title.tsx';
import './legal-page.css';

/** A legal text: title on the wall, sections on the cloth; the loader hands over one language of it. */
export function LegalText({ page, children }: { page: LegalPage; children?: ReactNode }) {
  const { title, updated, intro, numbered, sections } = page;
  const headings = sections.map(({ heading }, index) => (numbered ? `${index + 1}. ${heading}` : heading));
  return (
    <>
      <PageTitle
        title={title}
        sub={updated ? m.pages_legal_updated({ date: longDate(updated) }) : undefined}
      />
      <div className="gutter legal">
        <LegalContents headings={headings} />
        <div className="legal-text">
          {shop.sample ? <p className="legal-sample">{m.pages_legal_sample()}</p> : null}
          {intro ? <p className="text-lead">{intro}</p> : null}
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} id={sectionId(index)}>
              <h2>{headings[index]}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Linked text={paragraph} />
                </p>
              ))}
              {list ? (
                <ul className={numbered ? 'legal-list' : undefined}>
                  {list.map((item) => (
                    <li key={item}>
                      <Linked text={item} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          ))}
          {children}
        </div>
      </div>
    </>
  );
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
