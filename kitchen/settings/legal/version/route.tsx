import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { type OwnLegalPage, ownLegalPages } from '#rules/text/legal-page.ts';
import { getLegalVersion } from '../../../api/legal.ts';
import { lastKnown } from '../../../live/last-known.ts';
import { Wall } from '../../../parts/wall.tsx';
import { LegalPaper } from '../legal-paper.tsx';
import { pageWord, versionWord } from '../legal-words.ts';
import type { Route } from './+types/route';

/** What a legal page said once. */
export async function clientLoader({ params: { page, number } }: Route.ClientLoaderArgs) {
  const known = ownLegalPages.find((each) => each === page) ?? ('terms' satisfies OwnLegalPage);
  return lastKnown(`legal ${known} ${number}`, () => getLegalVersion(known, Number(number)));
}

/** A version of a legal text, as an order agreed to it: both languages, with the company's data as they are now. */
export default function LegalVersionScreen({ loaderData }: Route.ComponentProps) {
  const { page, texts, values, by, how } = loaderData;
  const locales = getLocale() === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const);
  return (
    <>
      <title>{`${pageWord(page)} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={pageWord(page)}
        about={[versionWord(loaderData), how === 'IMPORTED' ? m.legal_imported() : by]
          .filter(Boolean)
          .join(', ')}
      />
      <main id="main" className="desk legal-version" tabIndex={-1}>
        {locales.map((locale) => (
          <LegalPaper key={locale} page={texts[locale]} locale={locale} values={values[locale]} />
        ))}
      </main>
    </>
  );
}
