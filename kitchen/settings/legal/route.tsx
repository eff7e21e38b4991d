import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { LegalText } from '#contract/kitchen/settings/legal.ts';
import { m } from '#kitchen-messages';
import { getLegal } from '../../api/legal.ts';
import { lastKnown } from '../../live/last-known.ts';
import { Wall } from '../../parts/wall.tsx';
import { whenAgo } from '../../parts/words.ts';
import { SettingsNav } from '../subnav.tsx';
import type { Route } from './+types/route';
import { howWord, pageWord, versionWord } from './legal-words.ts';

export async function clientLoader() {
  return lastKnown('legal', getLegal);
}

/** The caterer's legal texts: which version of each is in force, since when, by whom, and what is being written. */
export default function LegalScreen({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${m.legal_title()} · ${m.shell_kitchen()}`}</title>
      <Wall title={m.legal_title()} />
      <SettingsNav view="legal" />
      <main id="main" className="desk" tabIndex={-1}>
        <section className="paper desk-paper">
          <ul className="legal-list-of-pages">
            {pages.map((text) => (
              <Row key={text.page} text={text} />
            ))}
          </ul>
        </section>
        <p className="muted legal-note">{m.legal_others()}</p>
      </main>
    </>
  );
}

function Row({ text: { page, versions, isDraft, draftBy, draftAt } }: { text: LegalText }) {
  const [inForce] = versions;
  const draft = draftAt === null ? '' : [whenAgo(draftAt), draftBy].filter(Boolean).join(', ');
  return (
    <li>
      <Link to={`/settings/legal/${page}`}>
        <b>{pageWord(page)}</b>
        <span>
          {inForce ? versionWord(inForce) : null}
          {inForce ? <small>{howWord(inForce)}</small> : null}
        </span>
        {isDraft ? <span className="chip">{m.legal_draft({ draft })}</span> : null}
        <ChevronRight size={24} />
      </Link>
    </li>
  );
}
