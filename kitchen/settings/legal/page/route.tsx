import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { getLegal } from '../../../api/legal.ts';
import { lastKnown } from '../../../live/last-known.ts';
import { whenAskedAnew } from '../../../live/when-asked-anew.ts';
import { Wall } from '../../../parts/wall.tsx';
import { useMe } from '../../../shell/use-signed-in.ts';
import { LegalPaper } from '../legal-paper.tsx';
import { howWord, pageWord, versionWord } from '../legal-words.ts';
import type { Route } from './+types/route';
import { LegalEditor } from './editor.tsx';
import { LegalHistory } from './history.tsx';

/** A legal text with its draft and its history. */
export async function clientLoader({ params: { page } }: Route.ClientLoaderArgs) {
  const { pages, values } = await lastKnown('legal', getLegal);
  const text = pages.find((each) => each.page === page);
  if (!text) throw new Response(null, { status: 404 });
  return { text, values };
}

/** The way it is looked at changes nothing of what there is. */
export const shouldRevalidate = whenAskedAnew;

export const legalViews = ['write', 'preview', 'history'] as const;
export type LegalView = (typeof legalViews)[number];

/** A legal text: who owns the shop writes it, the office reads it. */
export default function LegalPageScreen({ loaderData: { text, values } }: Route.ComponentProps) {
  const { role } = useMe();
  const [search] = useSearchParams();
  const [inForce] = text.versions;
  const view = legalViews.find((each) => each === search.get('show')) ?? 'write';
  return (
    <>
      <title>{`${pageWord(text.page)} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={pageWord(text.page)}
        about={inForce ? `${versionWord(inForce)}, ${howWord(inForce)}` : null}
        action={
          <Link className="product-back" to="/settings/legal">
            <ArrowLeft size={20} />
            {m.legal_title()}
          </Link>
        }
      />
      {role === 'OWNER' ? (
        <LegalEditor key={text.page} text={text} values={values} view={view} />
      ) : (
        <main id="main" className="desk legal-version" tabIndex={-1}>
          {(['de', 'en'] as const).map((locale) => (
            <LegalPaper key={locale} page={text.inForce[locale]} locale={locale} values={values[locale]} />
          ))}
          <LegalHistory text={text} shown={text.inForce} onReturn={null} />
        </main>
      )}
    </>
  );
}
