import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Legal, LegalText, LegalVersion } from '#contract/kitchen/settings/legal.ts';
import { m } from '#kitchen-messages';
import { changedParts, legalLacks, legalParts, partOf } from '#rules/text/legal-draft.ts';
import { Alert } from '#ui/alert.tsx';
import { dropLegalDraft, getLegal } from '../../../api/legal.ts';
import { DraftDock } from '../../../drafts/draft-dock.tsx';
import { DropDialog } from '../../../drafts/drop-dialog.tsx';
import { useLookAgain } from '../../../live/use-look-again.ts';
import { errorWords } from '../../../parts/error-words.ts';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useMe } from '../../../shell/use-signed-in.ts';
import { LegalPaper } from '../legal-paper.tsx';
import { languageWord, pageWord } from '../legal-words.ts';
import { LegalForm } from './form.tsx';
import { LegalHistory } from './history.tsx';
import { PublishLegalDialog } from './publish-dialog.tsx';
import { startSavingLegal } from './saving.ts';

const views = { write: m.legal_write, preview: m.legal_preview, history: m.legal_history } as const;
const languages = ['de', 'en'] as const;

/** The editor of a legal text: both languages, as it will stand in the shop, and what it said before. */
export function LegalEditor({
  text,
  values,
  view,
}: {
  text: LegalText;
  values: LegalVersion['values'];
  view: keyof typeof views;
}) {
  const { page } = text;
  const me = useMe();
  const isPhone = useIsPhone();
  const { revalidate } = useRevalidator();
  const [saving] = useState(() =>
    startSavingLegal(page, me.staffId, { known: text.texts, revision: text.revision }),
  );
  const { desk, savedAt, isLost, problem } = saving.use();
  const [dialog, setDialog] = useState<'publish' | 'drop' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [language, setLanguage] = useState<'de' | 'en'>('de');

  useEffect(() => saving.run(), [saving]);
  useEffect(() => saving.follow(text.texts, text.revision), [saving, text]);
  useLookAgain();

  const shown = saving.shownOn(desk);
  const isDraft = changedParts(text.inForce, shown).length > 0;
  const isSample = text.versions[0]?.how === 'IMPORTED';
  const lacks = legalLacks(shown);
  const shownLanguages = isPhone ? [language] : languages;

  function lay({ pages }: Pick<Legal, 'pages'>) {
    const next = pages.find((each) => each.page === page);
    if (next) saving.lay(next.texts, next.revision);
    void revalidate();
  }
  async function openPublish() {
    setBusy(true);
    setRefused('');
    if (await saving.flush()) setDialog('publish');
    setBusy(false);
  }
  async function drop() {
    try {
      await dropLegalDraft(page);
      lay(await getLegal());
    } catch (refusal) {
      setRefused(errorWords(refusal));
    }
    setDialog(null);
  }
  return (
    <>
      <nav className="legal-views" aria-label={m.legal_views()}>
        {Object.entries(views).map(([name, label]) => (
          <Link
            key={name}
            className="pill"
            to={name === 'write' ? '?' : `?show=${name}`}
            aria-current={name === view ? 'page' : undefined}
            preventScrollReset
            replace
          >
            {label()}
          </Link>
        ))}
        {isPhone && view !== 'history' ? (
          <fieldset className="legal-languages">
            <legend className="sr-only">{m.legal_language()}</legend>
            {languages.map((each) => (
              <button
                key={each}
                type="button"
                className="pill"
                aria-pressed={each === language}
                onClick={() => setLanguage(each)}
              >
                {languageWord(each)}
              </button>
            ))}
          </fieldset>
        ) : null}
      </nav>
      <main id="main" className="desk legal-editor" tabIndex={-1}>
        {refused ? <Alert>{refused}</Alert> : null}
        {view === 'write' ? (
          <LegalForm saving={saving} shown={shown} languages={shownLanguages} lacks={lacks} values={values} />
        ) : null}
        {view === 'preview' ? (
          <div className="legal-version">
            {shownLanguages.map((locale) => (
              <LegalPaper key={locale} page={shown[locale]} locale={locale} values={values[locale]} />
            ))}
          </div>
        ) : null}
        {view === 'history' ? (
          <LegalHistory
            text={text}
            shown={shown}
            onReturn={(texts) => {
              for (const part of legalParts) saving.write(part, partOf(texts, part));
            }}
          />
        ) : null}
      </main>
      <DraftDock
        state={{
          isDraft,
          isSaving: !saving.isSaved(desk),
          isLost,
          hasConflict: Object.keys(desk.conflicts).length > 0,
          problem,
          savedAt: savedAt ?? text.draftAt,
        }}
        none={m.legal_no_draft()}
        open={lacks.length}
        publish={
          isDraft || isSample
            ? { label: m.legal_publish(), isReady: true, isBusy, onPress: () => void openPublish() }
            : null
        }
        onDrop={() => setDialog('drop')}
      />
      <PublishLegalDialog
        open={dialog === 'publish'}
        onClose={() => setDialog(null)}
        page={page}
        inForce={text.inForce}
        shown={shown}
        lacks={lacks}
        revision={desk.revision}
        onDone={lay}
        onRefused={() => void revalidate()}
      />
      <DropDialog
        open={dialog === 'drop'}
        onClose={() => setDialog(null)}
        name={pageWord(page)}
        question={m.legal_drop_ask()}
        onDrop={() => void drop()}
      />
    </>
  );
}
