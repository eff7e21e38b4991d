import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { ageFor, isRestHandedOver } from '#rules/catalogue/drinks.ts';
import { mostEmpties } from '#rules/orders/hand-over/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { money } from '../order/order-words.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { whoFor } from '../parts/words.ts';
import { type AgeAnswer, AgeChoice } from '../runs/hand-over/age-choice.tsx';
import { countedEmpties, EmptiesField, type TypedEmpties } from '../runs/hand-over/empties-field.tsx';
import { sendHandOver } from '../runs/hand-over/send-hand-over.ts';
import { advance, doublePress } from './advance.ts';
import { isCountedHere } from './ask-before.ts';
import { HandOverDoubts } from './not-yet.tsx';
import type { ShownOrder } from './with-presses.ts';

/**
 * Asks before an order is ended from a desk: whether it is meant, where it hardly ends yet, whose age was seen, of what has alcohol
 * in it, and what came back empty at the counter, of what has a deposit.
 */
export default function HandOverDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { fulfilment, items, hasDeposit, deposit } = order;
  const isPickup = fulfilment === 'PICKUP';
  const minimumAge = ageFor(items);
  const isCounted = isCountedHere(order);
  const isNoted = isCounted || minimumAge !== null;
  const [receivedBy, setReceivedBy] = useState(order.contact?.name || order.name);
  const [answered, setAnswered] = useState<AgeAnswer | null>(null);
  const [empties, setEmpties] = useState<TypedEmpties>({});
  const [problem, setProblem] = useState<{ name?: string; age?: string; empties?: string }>({});
  const [openedAt] = useState(Date.now);
  const name = useRef<HTMLInputElement>(null);
  const age = useRef<HTMLInputElement>(null);
  // What was not given out at the counter is taken out of the order, and its customer is told of that.
  const canLeaveAlcohol = !isPickup && isRestHandedOver(items);
  const answer = answered === 'refused' && !canLeaveAlcohol ? null : answered;

  const handOver = () => {
    // The second tap of the thumb that opened it answers nothing.
    if (Date.now() - openedAt < doublePress) return;
    const counted = isCounted ? countedEmpties(empties) : {};
    if (!isNoted) {
      advance(order, 'DELIVERED');
    } else if (receivedBy.trim() === '') {
      setProblem({ name: m.runs_name_missing() });
      name.current?.focus();
      return;
    } else if (counted === undefined) {
      setProblem({ empties: m.runs_empties_wrong({ most: mostEmpties }) });
      return;
    } else if (minimumAge !== null && answer === null) {
      setProblem({ age: m.hand_over_age_missing() });
      age.current?.focus();
      return;
    } else {
      const isAlcoholRefused = answer === 'refused';
      const ageChecked = isAlcoholRefused ? null : minimumAge;
      sendHandOver(
        order,
        { receivedBy: receivedBy.trim(), ageChecked, isAlcoholRefused, ...counted },
        'desk',
      );
    }
    onClose();
  };
  return (
    <RailDialog
      open
      className="act-dialog"
      title={isPickup ? m.order_next_picked_up() : m.order_next_delivered()}
      about={whoFor(order)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={handOver}>
            <Check size={22} />
            {isPickup ? m.order_next_picked_up() : m.order_next_delivered()}
          </Button>
          <Button variant="side" data-focus-first onClick={onClose}>
            {m.hand_over_not()}
          </Button>
        </>
      }
    >
      <HandOverDoubts order={order} now={openedAt} />
      {hasDeposit && !isCounted && answer !== 'refused' ? (
        <p>
          {deposit === undefined
            ? m.hand_over_deposit_unknown()
            : m.runs_deposit_of({ amount: money(deposit) })}
        </p>
      ) : null}
      {isNoted ? (
        <Field label={m.runs_hand_to()} error={problem.name}>
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
      ) : null}
      {isCounted ? (
        <EmptiesField
          deposit={deposit}
          typed={empties}
          error={problem.empties}
          onType={(typed) => {
            setEmpties(typed);
            setProblem({});
          }}
        />
      ) : null}
      <AgeChoice
        stop={{ minimumAge, items }}
        canLeave={canLeaveAlcohol}
        otherwise={isPickup ? m.hand_over_age_pickup() : m.hand_over_age_alone()}
        answer={answer}
        error={problem.age}
        first={age}
        onAnswer={(value) => {
          setAnswered(value);
          setProblem({});
        }}
      />
    </RailDialog>
  );
}
