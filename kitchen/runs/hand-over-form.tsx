import { Camera, Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { shrinkPicture } from '../parts/shrink-picture.ts';
import { shortTime } from '../parts/words.ts';
import { press } from '../presses/send-presses.ts';
import { useNow } from '../shell/use-now.ts';
import { offerTakeBack } from '../stages/advance.ts';
import { AtTheDoor } from './at-the-door.tsx';
import type { ShownStop } from './shown-runs.ts';

/** Some hundred kilobytes, few enough to wait for a connection. */
const small = { longest: 1600, type: 'image/jpeg', quality: 0.8 } as const;

/** To whom an order goes, how warm it is, and what stays there: one press hands it over, also without a connection. */
export function HandOverForm({
  stop,
  isToSomebodyElse = false,
  onDone,
}: {
  stop: ShownStop;
  /** Whether nobody is there whom it is for: who takes it is to be asked. */
  isToSomebodyElse?: boolean;
  onDone: () => void;
}) {
  const known = stop.contact?.name || stop.name;
  const [receivedBy, setReceivedBy] = useState(isToSomebodyElse ? '' : known);
  const [temperature, setTemperature] = useState('');
  const [boardsLeft, setBoardsLeft] = useState(0);
  const [isAgeSeen, setAgeSeen] = useState(false);
  const [empties, setEmpties] = useState('');
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<Problem>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const age = useRef<HTMLInputElement>(null);
  const [camera, ageError] = [useId(), useId()];
  const now = shortTime(berlinClock(useNow()).time);
  useEffect(() => heading.current?.focus(), []);

  const takePhoto = async (file: File | undefined) => {
    if (!file) return;
    try {
      setPhoto(await shrinkPicture(file, small));
      setProblem({});
    } catch {
      setProblem({ photo: m.runs_no_photo() });
    }
  };
  const handOver = () => {
    const degrees = temperature.trim() === '' ? null : Number(temperature.replace(',', '.'));
    if (receivedBy.trim() === '') {
      setProblem({ name: m.runs_name_missing() });
      name.current?.focus();
      return;
    }
    if (degrees !== null && !(degrees >= -40 && degrees <= 120)) {
      setProblem({ temperature: m.runs_temperature_wrong() });
      return;
    }
    const emptiesTaken = empties.trim() === '' ? null : Number(empties);
    if (
      emptiesTaken !== null &&
      !(Number.isInteger(emptiesTaken) && emptiesTaken >= 0 && emptiesTaken <= 999)
    ) {
      setProblem({ empties: m.runs_empties_wrong() });
      return;
    }
    if (stop.minimumAge && !isAgeSeen) {
      setProblem({ age: m.runs_age_missing() });
      age.current?.focus();
      return;
    }
    const ageChecked = stop.minimumAge;
    send(stop, {
      receivedBy: receivedBy.trim(),
      temperature: degrees,
      boardsLeft,
      ageChecked,
      emptiesTaken,
      photo,
    });
    onDone();
  };
  return (
    <>
      <main id="main" tabIndex={-1} className="d-main">
        <h1 ref={heading} tabIndex={-1}>
          {m.runs_hand_to()}
        </h1>
        <p className="muted">
          {stop.name}
          {stop.bon === null ? '' : `, ${m.day_bon({ bon: stop.bon })}`}
        </p>
        <AtTheDoor stop={stop} />
        <Field label={m.runs_name()} error={problem.name}>
          {(described) => (
            <input
              {...described}
              ref={name}
              className="d-input"
              value={receivedBy}
              autoComplete="off"
              maxLength={100}
              onChange={({ target }) => setReceivedBy(target.value)}
            />
          )}
        </Field>
        <p className="d-pills">
          {[known, m.runs_reception()].map((each) => (
            <button
              key={each}
              type="button"
              className="pill"
              aria-pressed={receivedBy === each}
              onClick={() => setReceivedBy(each)}
            >
              {each}
            </button>
          ))}
          <button
            type="button"
            className="pill"
            onClick={() => {
              setReceivedBy('');
              name.current?.focus();
            }}
          >
            {m.runs_somebody_else()}
          </button>
        </p>
        {stop.minimumAge ? (
          <div className="d-age">
            <label>
              <input
                ref={age}
                type="checkbox"
                checked={isAgeSeen}
                aria-describedby={problem.age ? ageError : undefined}
                aria-invalid={problem.age ? true : undefined}
                onChange={({ target }) => {
                  setAgeSeen(target.checked);
                  setProblem({});
                }}
              />
              {m.runs_age_seen({ age: stop.minimumAge })}
            </label>
            <FieldError id={ageError} error={problem.age} />
          </div>
        ) : null}
        <div className="ret">
          <span id="boards">
            {m.runs_boards()}
            <small>{m.runs_boards_hint()}</small>
          </span>
          <fieldset className="d-stepper" aria-labelledby="boards">
            <button
              type="button"
              aria-label={m.runs_fewer()}
              disabled={boardsLeft === 0}
              onClick={() => setBoardsLeft(boardsLeft - 1)}
            >
              −
            </button>
            <output className="num">{boardsLeft}</output>
            <button type="button" aria-label={m.runs_more()} onClick={() => setBoardsLeft(boardsLeft + 1)}>
              +
            </button>
          </fieldset>
        </div>
        {stop.hasDeposit ? (
          <Field label={m.runs_empties()} note={m.runs_empties_hint()} error={problem.empties}>
            {(described) => (
              <input
                {...described}
                className="d-input"
                inputMode="numeric"
                autoComplete="off"
                value={empties}
                onChange={({ target }) => setEmpties(target.value)}
              />
            )}
          </Field>
        ) : null}
        <Field label={m.runs_temperature()} note={m.runs_optional()} error={problem.temperature}>
          {(described) => (
            <input
              {...described}
              className="d-input"
              inputMode="decimal"
              autoComplete="off"
              value={temperature}
              onChange={({ target }) => setTemperature(target.value)}
            />
          )}
        </Field>
        <p className="d-photo">
          <label className="button button-side" htmlFor={camera}>
            <Camera size={22} />
            {photo ? m.runs_photo_taken() : m.runs_photo()}
          </label>
          <input
            id={camera}
            className="sr-only"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
            onChange={({ target }) => void takePhoto(target.files?.[0])}
          />
          <span role="status">{problem.photo}</span>
        </p>
      </main>
      <div className="d-foot">
        <Button wide size="large" onClick={handOver}>
          <Check size={26} />
          {m.runs_handed_over({ time: now })}
        </Button>
      </div>
    </>
  );
}

/** What keeps an order from being handed over, said where it is. */
interface Problem {
  readonly name?: string;
  readonly age?: string;
  readonly empties?: string;
  readonly temperature?: string;
  readonly photo?: string;
}

interface Handed {
  readonly receivedBy: string;
  readonly temperature: number | null;
  readonly boardsLeft: number;
  readonly ageChecked: number | null;
  readonly emptiesTaken: number | null;
  readonly photo: Blob | null;
}

function send(stop: ShownStop, { photo, ...handed }: Handed): void {
  const { publicProductOrderId: order, stage: from } = stop;
  const id = crypto.randomUUID();
  const at = Math.floor(Date.now() / 1000);
  const path = `/orders/${order}/handover`;
  const shows = { stage: 'DELIVERED', handover: { ...handed, at, hasPhoto: photo !== null } };
  offerTakeBack({ pressId: id, order, from, to: 'DELIVERED' });
  void press({ id, method: 'POST', path, body: { id, at, ...handed }, order, shows });
  if (!photo) return;
  void press({
    id: crypto.randomUUID(),
    method: 'PUT',
    path: `${path}/photo`,
    body: photo,
    order,
    shows: {},
  });
}
