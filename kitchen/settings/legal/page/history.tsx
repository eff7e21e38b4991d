import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LegalText } from '#contract/kitchen/settings/legal.ts';
import { m } from '#kitchen-messages';
import type { LegalTexts } from '#rules/text/legal-page.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { getLegalVersion } from '../../../api/legal.ts';
import { errorWords } from '../../../parts/error-words.ts';
import { RailDialog } from '../../../parts/rail-dialog.tsx';
import { whenAgo } from '../../../parts/words.ts';
import { howWord, partWord, versionWord } from '../legal-words.ts';
import { TextChanges } from './text-changes.tsx';

interface Looked {
  readonly number: number;
  readonly texts: LegalTexts;
}

/** What a page said, with who put it there and when, and the way back to any of it. */
export function LegalHistory({
  text: { page, versions },
  shown,
  onReturn,
}: {
  text: LegalText;
  shown: LegalTexts;
  /** Null for who only reads. */
  onReturn: ((texts: LegalTexts) => void) | null;
}) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState('');
  async function look(number: number) {
    setProblem('');
    try {
      setLooked({ number, texts: (await getLegalVersion(page, number)).texts });
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
  }
  return (
    <section className="paper desk-paper legal-history" aria-labelledby="legal-history">
      <h2 id="legal-history">{m.legal_history()}</h2>
      {problem ? <Alert>{problem}</Alert> : null}
      <ol className="product-versions">
        {versions.map((version, index) => (
          <li key={version.number}>
            <span>
              <b>
                <Link to={`/settings/legal/${page}/${version.number}`}>{versionWord(version)}</Link>
              </b>
              <small>
                {[howWord(version), whenAgo(version.at), ...version.parts.map(partWord)].join(', ')}
              </small>
            </span>
            {index > 0 && onReturn ? (
              <Button
                variant="side"
                size="small"
                aria-label={m.legal_back_to({ version: versionWord(version) })}
                onClick={() => void look(version.number)}
              >
                <RotateCcw size={20} />
                {m.history_back()}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      <RailDialog
        open={looked !== null}
        onClose={() => setLooked(null)}
        title={m.history_back_title()}
        foot={
          <>
            <Button variant="side" onClick={() => setLooked(null)}>
              {m.history_back_leave()}
            </Button>
            <Button
              onClick={() => {
                if (looked) onReturn?.(looked.texts);
                setLooked(null);
              }}
            >
              {m.history_back_yes()}
            </Button>
          </>
        }
      >
        <div className="publish-form">
          <p>{m.legal_back_hint()}</p>
          {looked ? <TextChanges before={shown} after={looked.texts} /> : null}
        </div>
      </RailDialog>
    </section>
  );
}
