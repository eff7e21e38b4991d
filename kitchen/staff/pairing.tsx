import { useEffect, useId, useState } from 'react';
import type { Device } from '#contract/kitchen/staff/devices.ts';
import { m } from '#kitchen-messages';
import { tabletIdleDays } from '#rules/access/staff-session.ts';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { newPairing } from '../api/staff.ts';
import { useAskAnew } from '../live/use-ask-anew.ts';
import { errorWords } from '../parts/error-words.ts';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';

interface Shown {
  readonly device: string;
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The tablets that were there before. */
  readonly before: readonly number[];
}

/** Milliseconds between two looks for the tablet while its code is shown. */
const lookEvery = 3000;

/** Makes a code that pairs a tablet, and shows it to be read across the room until the tablet is there. */
export function Pairing({ tablets }: { tablets: readonly Device[] }) {
  const askAnew = useAskAnew();
  const now = useNow();
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const heading = useId();
  const isPaired = shown !== null && tablets.some(({ id }) => !shown.before.includes(id));
  const isLooking = shown !== null && !isPaired && now < shown.until;
  useEffect(() => {
    if (!isLooking) return;
    const timer = setInterval(askAnew, lookEvery);
    return () => clearInterval(timer);
  }, [isLooking, askAnew]);

  async function ask(device: string) {
    if (device === '') return setError(m.pairing_name_missing());
    setAsking(true);
    setError(undefined);
    try {
      const { code, expiresAt } = await newPairing(device);
      setShown({ device, code, until: expiresAt * 1000, before: tablets.map(({ id }) => id) });
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    setAsking(false);
  }

  return (
    <section className="pairing on-dark" aria-labelledby={heading}>
      <h2 id={heading}>{m.pairing_title()}</h2>
      <div role="status">
        {shown && isLooking ? (
          <>
            <p>{m.pairing_until({ device: shown.device, time: shortTime(berlinClock(shown.until).time) })}</p>
            <p className="num digits">
              {shown.code.slice(0, 4)} {shown.code.slice(4)}
            </p>
            <p>{m.pairing_how()}</p>
          </>
        ) : null}
        {shown && isPaired ? <p>{m.pairing_done({ device: shown.device })}</p> : null}
        {shown && !isPaired && !isLooking ? <p>{m.pairing_over()}</p> : null}
      </div>
      {isLooking ? null : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void ask(String(new FormData(event.currentTarget).get('device') ?? '').trim());
          }}
        >
          <TextField
            label={m.pairing_name()}
            name="device"
            maxLength={40}
            aria-required
            autoComplete="off"
            placeholder={m.pairing_name_example()}
            hint={m.pairing_hint({ days: tabletIdleDays })}
            error={error}
          />
          <Button type="submit" variant="side" wide busy={isAsking}>
            {m.pairing_show()}
          </Button>
        </form>
      )}
    </section>
  );
}
