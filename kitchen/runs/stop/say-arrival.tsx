import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { isLate } from '#rules/booking/late-arrival.ts';
import { undoTime } from '#rules/orders/stages.ts';
import { ApiError } from '../../api/call.ts';
import { sayArrival, takeBackArrival } from '../../api/runs.ts';
import { useNow } from '../../shell/use-now.ts';
import { TakeBackButton } from '../../stages/take-back.tsx';
import type { ShownStop } from '../shown-runs.ts';

/** Minutes that a driver may say. */
const choices = [5, 10, 15, 20, 30, 45] as const;

/** Says in how many minutes one is there, and before that who hears of it; for ten seconds it can be taken back. */
export function SayArrival({ day, stop }: { day: Day; stop: ShownStop }) {
  const { publicProductOrderId: order, time } = stop;
  const [said, setSaid] = useState('');
  /** When it was said what can still be taken back. */
  const [saidAt, setSaidAt] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  const now = useNow();
  useEffect(() => {
    if (saidAt === null) return;
    const timer = setTimeout(() => setSaidAt(null), undoTime);
    return () => clearTimeout(timer);
  }, [saidAt]);
  const act = async (work: () => Promise<string>, isSaid: boolean) => {
    try {
      setSaid(await work());
      setSaidAt(isSaid ? Date.now() : null);
      await revalidate();
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : m.runs_not_said());
    }
  };
  const say = (count: number) =>
    act(async () => {
      const { isLate: isTold } = await sayArrival(order, count);
      return isTold ? m.runs_said_late({ count }) : m.runs_said({ count });
    }, true);
  const takeBack = () =>
    act(async () => {
      await takeBackArrival(order);
      return '';
    }, false);
  const isToBeTold = (minutes: number) => isLate(`${day}T${time}`, now + minutes * 60_000);
  const first = choices.find(isToBeTold);
  return (
    <fieldset className="d-say">
      <legend>
        {m.runs_there_in()}{' '}
        <small>
          {first === undefined
            ? m.runs_there_tells()
            : first === choices[0]
              ? m.runs_there_tells_all()
              : m.runs_there_tells_late({ count: first })}
        </small>
      </legend>
      <p role="status">{said}</p>
      {saidAt === null ? null : <TakeBackButton key={saidAt} onPress={() => void takeBack()} />}
      {choices.map((minutes) => (
        <button key={minutes} type="button" className="pill" onClick={() => void say(minutes)}>
          {minutes}
        </button>
      ))}
    </fieldset>
  );
}
