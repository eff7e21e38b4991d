import { Fingerprint, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Passkey } from '#contract/kitchen/staff/passkeys.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { listPasskeys, removePasskey } from '../api/auth.ts';
import { makePasskey } from '../door/passkeys.ts';
import { lastKnown } from '../live/last-known.ts';
import { errorWords } from '../parts/error-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { roleWord } from '../parts/role-words.ts';
import { Wall } from '../parts/wall.tsx';
import { dayAndMonth, shortTime } from '../parts/words.ts';
import { useMe } from '../shell/use-signed-in.ts';
import type { Route } from './+types/route';

export async function clientLoader() {
  return { passkeys: await lastKnown('passkeys', listPasskeys) };
}

/** How who is signed in comes in: their passkeys, and until when this sign-in holds. */
export default function Account({ loaderData: { passkeys } }: Route.ComponentProps) {
  const me = useMe();
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function act(what: () => Promise<unknown>) {
    setBusy(true);
    setError(null);
    try {
      await what();
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    setRemoving(null);
    await revalidate();
    setBusy(false);
  }

  return (
    <>
      <title>{`${m.account_title()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.account_title()}
        about={m.account_until({
          who: `${me.name}, ${roleWord(me.role)}`,
          time: shortTime(berlinClock(me.endsAt * 1000).time),
        })}
        action={
          <Button busy={isBusy && !removing} onClick={() => void act(makePasskey)}>
            <Plus size={22} />
            {m.passkey_make()}
          </Button>
        }
      />
      <main id="main" className="desk account" tabIndex={-1}>
        <section className="paper desk-paper">
          <h2>{m.account_passkeys()}</h2>
          {error ? <Alert>{error}</Alert> : null}
          <p className="muted">{passkeys.length > 0 ? m.account_with() : m.account_without()}</p>
          <ul className="devices">
            {passkeys.map((each) => (
              <li key={each.id}>
                <Fingerprint size={30} />
                <span>
                  <b>{nameOf(each)}</b>
                  <small>{sinceOf(each)}</small>
                </span>
                <Button variant="quiet" onClick={() => setRemoving(each)}>
                  {m.account_remove()}
                  <span className="sr-only"> {nameOf(each)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <RailDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={m.account_remove_title()}
        about={removing ? nameOf(removing) : null}
        foot={
          <>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => removing && void act(() => removePasskey(removing.id))}
            >
              {m.account_remove_yes()}
            </Button>
            <Button variant="side" onClick={() => setRemoving(null)}>
              {m.person_keep()}
            </Button>
          </>
        }
      >
        <p className="question">
          {passkeys.length > 1 ? m.account_remove_one() : m.account_remove_last({ email: me.email ?? '' })}
        </p>
      </RailDialog>
    </>
  );
}

const nameOf = ({ device }: Passkey) => device || m.account_passkey();

function sinceOf({ createdAt, lastUsedAt }: Passkey): string {
  const day = (at: number) => dayAndMonth(berlinClock(at * 1000).day);
  const since = day(createdAt);
  return lastUsedAt === null
    ? m.account_since({ since })
    : m.account_since_last({ since, last: day(lastUsedAt) });
}
