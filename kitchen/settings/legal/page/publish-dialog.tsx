import { useState } from 'react';
import type { Legal } from '#contract/kitchen/settings/legal.ts';
import { m } from '#kitchen-messages';
import type { LegalLack } from '#rules/text/legal-draft.ts';
import type { LegalTexts, OwnLegalPage } from '#rules/text/legal-page.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError } from '../../../api/call.ts';
import { publishLegal } from '../../../api/legal.ts';
import { errorWords } from '../../../parts/error-words.ts';
import { RailDialog } from '../../../parts/rail-dialog.tsx';
import { lackWord, pageWord } from '../legal-words.ts';
import { TextChanges } from './text-changes.tsx';

/** Asks before a text is put into force: what changes, what follows from it, and what still keeps it from being published. */
export function PublishLegalDialog({
  open,
  onClose,
  page,
  inForce,
  shown,
  lacks,
  revision,
  onDone,
  onRefused,
}: {
  open: boolean;
  onClose: () => void;
  page: OwnLegalPage;
  inForce: LegalTexts;
  shown: LegalTexts;
  lacks: readonly LegalLack[];
  revision: number;
  onDone: (legal: Legal) => void;
  /** Called when the shop knows more than this page. */
  onRefused: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  function close() {
    setProblem('');
    onClose();
  }
  async function publish() {
    if (lacks.length > 0) return;
    setBusy(true);
    setProblem('');
    try {
      onDone(await publishLegal(page, revision));
      close();
    } catch (refusal) {
      setProblem(errorWords(refusal));
      if (refusal instanceof ApiError && refusal.status === 409) onRefused();
    }
    setBusy(false);
  }
  return (
    <RailDialog
      open={open}
      onClose={close}
      title={m.legal_publish_title()}
      about={pageWord(page)}
      foot={
        <>
          <Button variant="side" onClick={close}>
            {m.publish_leave()}
          </Button>
          <Button busy={isBusy} aria-disabled={lacks.length > 0} onClick={() => void publish()}>
            {m.legal_publish_yes()}
          </Button>
        </>
      }
    >
      <div className="publish-form">
        {problem ? <Alert>{problem}</Alert> : null}
        {lacks.length > 0 ? (
          <Alert>
            <p>{m.legal_lacks()}</p>
            <ul className="legal-list">
              {lacks.map((lack) => (
                <li key={`${lack.field} ${lack.code} ${lack.what}`}>{lackWord(lack)}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
        <p>{page === 'terms' ? m.legal_publish_terms() : m.legal_publish_hint()}</p>
        {open ? <TextChanges before={inForce} after={shown} /> : null}
      </div>
    </RailDialog>
  );
}
