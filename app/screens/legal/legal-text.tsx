import type { ReactNode } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { longDay } from '#rules/text/long-day.ts';
import { sectionTopic } from '#rules/text/section-topic.ts';
import { Linked } from '../../page/linked.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { LegalContents, sectionId } from './legal-contents.tsx';
import type { ShownText } from './load-legal-page.ts';
import './legal-text.css';

/** A legal text: title on the wall, sections on the cloth; the loader hands over one language of it. */
export function LegalText({ page, isSample, children }: ShownText & { children?: ReactNode }) {
  const { title, updated, intro, numbered, sections } = page;
  const names = sections.map(({ heading }) => heading);
  const headings = sections.map(({ heading }, index) => (numbered ? `${index + 1}. ${heading}` : heading));
  return (
    <>
      <PageTitle
        title={title}
        sub={updated ? m.pages_legal_updated({ date: longDay(updated, getLocale()) }) : undefined}
      />
      <div className="gutter legal">
        <LegalContents headings={headings} />
        <div className="legal-text">
          {isSample ? <p className="legal-sample">{m.pages_legal_sample()}</p> : null}
          {intro ? <p className="text-lead">{intro}</p> : null}
          {sections.map(({ heading, body }, index) => (
            <section key={heading} id={sectionId(index)}>
              <h2 id={sectionTopic(names, index)}>{headings[index]}</h2>
              {body.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>
                    <Linked text={block} />
                  </p>
                ) : (
                  <ul key={block.join()} className={numbered ? 'legal-list' : undefined}>
                    {block.map((item) => (
                      <li key={item}>
                        <Linked text={item} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </>
  );
}
