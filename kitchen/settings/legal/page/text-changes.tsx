import { m } from '#kitchen-messages';
import { type LegalPage, type LegalTexts, textsOf } from '#rules/text/legal-page.ts';
import { type LineChange, lineChanges } from '#rules/text/line-changes.ts';
import { languageWord } from '../legal-words.ts';

/** What is different between two texts, paragraph by paragraph in each language: what goes struck, what comes underlined. */
export function TextChanges({ before, after }: { before: LegalTexts; after: LegalTexts }) {
  return (['de', 'en'] as const).map((locale) => {
    const changes = changesOf(before[locale], after[locale]);
    return (
      <section key={locale} className="text-changes" aria-label={languageWord(locale)}>
        <h3>{languageWord(locale)}</h3>
        {changes.length === 0 ? (
          <p className="muted">{m.legal_no_changes()}</p>
        ) : (
          <div lang={locale}>
            {changes.map(({ kind, text, key }) => (
              <p key={key}>{kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}</p>
            ))}
          </div>
        )}
      </section>
    );
  });
}

function changesOf(before: LegalPage, after: LegalPage): (LineChange & { key: string })[] {
  return lineChanges(textsOf(before), textsOf(after))
    .map((change, index) => ({ ...change, key: `${index} ${change.kind}` }))
    .filter(({ kind }) => kind !== 'kept');
}
