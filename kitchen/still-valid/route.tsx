import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { SheetState } from '#contract/kitchen/day/prints.ts';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { getSheetState } from '../api/prints.ts';
import { Plate } from '../parts/plate.tsx';
import { clockOf, longDay } from '../parts/words.ts';
import { Clock } from '../shell/clock.tsx';
import { Failure } from '../shell/failure.tsx';
import type { Route } from './+types/route';
import { Changes } from './changes.tsx';
import { sheetName } from './sheet-name.ts';
import { useSeen } from './use-seen.ts';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => getSheetState(params.token);

/** Where the QR code of a sheet leads: whether it is still valid, and to who is signed in what has changed. */
export default function StillValid({ loaderData: { isValid, changed, sheet } }: Route.ComponentProps) {
  const { markSeen, problem, isBusy } = useSeen();
  return (
    <div className={isValid ? 'sv sv-valid' : 'sv sv-old'}>
      <title>{`${isValid ? m.sheet_valid() : m.sheet_changed()} · ${m.shell_kitchen()}`}</title>
      <header className="sv-wall">
        <p className="row">
          <span className="sign">{m.shell_kitchen()}</span>
          <Clock />
        </p>
        <div className={isValid ? 'sv-plate' : undefined} role="status">
          {isValid ? <Plate state="DELIVERED" /> : null}
          <h1>{isValid ? m.sheet_valid() : m.sheet_changed()}</h1>
          <p>{explanation({ isValid, changed, sheet })}</p>
        </div>
      </header>
      <DoubleLine />
      <main id="main" className="sv-main" tabIndex={-1}>
        {sheet ? <Changes changes={sheet.changes} /> : null}
        {sheet ? (
          <section className="paper sv-sheet">
            <DoubleLine />
            <h2>{sheetName(sheet)}</h2>
            <p>{longDay(sheet.day)}</p>
            <p className="kl">
              <span>{m.sheet_printed({ time: clockOf(sheet.printedAt) })}</span>
              <span className="num">{m.sheet_version({ version: sheet.version })}</span>
            </p>
          </section>
        ) : (
          <p className="muted">
            {isValid ? null : <>{m.sheet_sign_in_hint()} </>}
            <Link
              to={`/sign-in?to=${encodeURIComponent(`/kitchen${location.pathname.replace(/^\/kitchen/, '')}`)}`}
            >
              {m.sheet_sign_in()}
            </Link>
          </p>
        )}
        {sheet && isValid ? <p className="muted">{m.sheet_told()}</p> : null}
      </main>
      {sheet && !isValid ? (
        <footer className="sv-foot">
          <DoubleLine />
          <div>
            {problem ? <Alert>{problem}</Alert> : null}
            {sheet.isSeen ? (
              <p role="status">{m.sheet_seen_already()}</p>
            ) : (
              <Button wide busy={isBusy} onClick={() => void markSeen(sheet)}>
                <Check size={22} />
                {m.sheet_seen()}
              </Button>
            )}
            {sheet.kind === 'PRODUCTION' ? (
              <Link className="button button-side button-wide" to={`/production/${sheet.day}`}>
                {m.sheet_print_again()}
              </Link>
            ) : null}
          </div>
        </footer>
      ) : null}
    </div>
  );
}

function explanation({ isValid, changed, sheet }: SheetState): string {
  const since = sheet ? clockOf(sheet.printedAt) : null;
  if (isValid) return since ? m.sheet_valid_since({ time: since }) : m.sheet_valid_hint();
  if (!sheet || !since) return m.sheet_changed_lines({ count: changed });
  return m.sheet_changed_since({ time: since, count: changed, lines: sheet.lines });
}

export const ErrorBoundary = Failure;
