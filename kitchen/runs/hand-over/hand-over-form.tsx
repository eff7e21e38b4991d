import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { isRestHandedOver } from '#rules/catalogue/drinks.ts';
import { withoutDrinks } from '#rules/catalogue/without-drinks.ts';
import { mostEmpties, temperatures } from '#rules/orders/hand-over/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { shortTime } from '../../parts/words.ts';
import { useNow } from '../../shell/use-now.ts';
import { useTyped } from '../../typed/use-typed.ts';
import { AtTheDoor } from '../at-the-door.tsx';
import type { ShownStop } from '../shown-runs.ts';
import { type AgeAnswer, AgeChoice } from './age-choice.tsx';
import { BoardsLeft } from './boards-left.tsx';
import { countedEmpties, EmptiesField, type TypedEmpties } from './empties-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { sendHandOver } from './send-hand-over.ts';

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
  const about = `${stop.publicProductOrderId} ${isToSomebodyElse ? 'somebody-else' : 'handover'}`;
  // It stays after that: who takes the hand-over back corrects it.
  const { typed, type } = useTyped(about, {
    ...nothingTyped,
    receivedBy: isToSomebodyElse ? '' : known,
  });
  const { receivedBy, temperature, boardsLeft, answered, empties, photo } = typed;
  const [problem, setProblem] = useState<Problem>(noProblem);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const age = useRef<HTMLInputElement>(null);
  const now = shortTime(berlinClock(useNow()).time);
  useEffect(() => heading.current?.focus(), []);
  // What is wrong may lie under the bar of the button.
  useEffect(() => {
    if (problem !== noProblem) document.querySelector('.field-error')?.scrollIntoView({ block: 'center' });
  }, [problem]);

  // What is to be handed over may have become something else since it was answered.
  const ageAnswer = answered === 'refused' && !isRestHandedOver(stop.items) ? null : answered;
  const isAlcoholRefused = ageAnswer === 'refused';
  const handed = isAlcoholRefused ? withoutDrinks(stop) : stop;
  const fill = (some: Partial<Typed>) => {
    type(some);
    setProblem(noProblem);
  };
  const handOver = () => {
    const degrees = temperature.trim() === '' ? null : Number(temperature.replace(',', '.'));
    if (receivedBy.trim() === '') {
      setProblem({ name: m.runs_name_missing() });
      name.current?.focus();
      return;
    }
    if (degrees !== null && !(degrees >= temperatures.least && degrees <= temperatures.most)) {
      setProblem({ temperature: m.runs_temperature_wrong() });
      return;
    }
    const counted = stop.hasDeposit ? countedEmpties(empties) : {};
    if (counted === undefined) {
      setProblem({ empties: m.runs_empties_wrong({ most: mostEmpties }) });
      return;
    }
    if (stop.minimumAge && ageAnswer === null) {
      setProblem({ age: m.runs_age_missing() });
      age.current?.focus();
      return;
    }
    sendHandOver(stop, {
      receivedBy: receivedBy.trim(),
      temperature: degrees,
      boardsLeft,
      ageChecked: isAlcoholRefused ? null : stop.minimumAge,
      ...counted,
      isAlcoholRefused,
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
        <AtTheDoor stop={handed} />
        <Field label={m.runs_name()} error={problem.name}>
          {(described) => (
            <input
              {...described}
              ref={name}
              className="d-input"
              value={receivedBy}
              autoComplete="off"
              maxLength={100}
              onChange={({ target }) => fill({ receivedBy: target.value })}
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
              onClick={() => fill({ receivedBy: each })}
            >
              {each}
            </button>
          ))}
          <button
            type="button"
            className="pill"
            onClick={() => {
              fill({ receivedBy: '' });
              name.current?.focus();
            }}
          >
            {m.runs_somebody_else()}
          </button>
        </p>
        <AgeChoice
          stop={stop}
          answer={ageAnswer}
          error={problem.age}
          first={age}
          onAnswer={(answer) => fill({ answered: answer })}
        />
        <BoardsLeft count={boardsLeft} onCount={(count) => fill({ boardsLeft: count })} />
        {stop.hasDeposit ? (
          <EmptiesField
            deposit={handed.deposit}
            typed={empties}
            error={problem.empties}
            onType={(count) => fill({ empties: count })}
          />
        ) : null}
        <Field label={m.runs_temperature()} note={m.runs_optional()} error={problem.temperature}>
          {(described) => (
            <input
              {...described}
              className="d-input"
              inputMode="decimal"
              autoComplete="off"
              value={temperature}
              onChange={({ target }) => fill({ temperature: target.value })}
            />
          )}
        </Field>
        <PhotoField isTaken={photo !== null} onTake={(taken) => fill({ photo: taken })} />
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

/** What is filled in of a hand-over. */
interface Typed {
  readonly receivedBy: string;
  readonly temperature: string;
  readonly boardsLeft: number;
  readonly answered: AgeAnswer | null;
  readonly empties: TypedEmpties;
  readonly photo: Blob | null;
}

const nothingTyped: Typed = {
  receivedBy: '',
  temperature: '',
  boardsLeft: 0,
  answered: null,
  empties: {},
  photo: null,
};

const noProblem: Problem = {};

/** What keeps an order from being handed over, said where it is. */
interface Problem {
  readonly name?: string;
  readonly age?: string;
  readonly empties?: string;
  readonly temperature?: string;
}
