import { expect, test } from 'vitest';
import { NotSent, planningQueue, type StopsChange } from './planning-queue.ts';

/** A shop that answers when it is told to, and what somebody who plans sees. */
function planning() {
  const sent: StopsChange[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const seen: Record<number, readonly string[]>[] = [];
  const see = (wanted: ReadonlyMap<number, readonly string[]>) => void seen.push(Object.fromEntries(wanted));
  const { inTurn, setStops } = planningQueue({
    send: (_, change) => {
      sent.push(change);
      return new Promise<void>((resolve, reject) =>
        answers.push((error) => (error ? reject(error) : resolve())),
      );
    },
    refresh: async () => undefined,
    onWanted: see,
    onLoaded: see,
  });
  const ends: string[] = [];
  const press = (run: number, seenStops: string, stops: string) => {
    const change = { seenStops: [...seenStops], stops: [...stops] };
    const said = (error: Error) => (error instanceof NotSent ? 'not sent' : error.message);
    void setStops(run, change).then(
      () => ends.push(`${stops}: done`),
      (error: Error) => ends.push(`${stops}: ${said(error)}`),
    );
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  async function answer(error?: string) {
    await rest();
    answers.shift()?.(error ? new Error(error) : undefined);
    await rest();
  }
  return { inTurn, press, answer, rest, sent, ends, wanted: () => seen.at(-1) };
}

const stopsOf = ({ sent }: ReturnType<typeof planning>) => sent.map(({ stops }) => stops.join(''));

test('presses are sent one after the other, and each is seen until the shop says it', async () => {
  const plan = planning();
  plan.press(1, 'ab', 'ba');
  plan.press(1, 'ba', 'bac');
  expect(plan.wanted()).toEqual({ 1: ['b', 'a', 'c'] });
  await plan.rest();
  expect(stopsOf(plan)).toEqual(['ba']);
  await plan.answer();
  expect(stopsOf(plan)).toEqual(['ba', 'bac']);
  expect(plan.wanted(), 'what was pressed last, although the first has arrived').toEqual({
    1: ['b', 'a', 'c'],
  });
  await plan.answer();
  expect(plan.wanted()).toEqual({});
  expect(plan.ends).toEqual(['ba: done', 'bac: done']);
});

test('what was built on a refused press is not sent, and nothing of it is wanted any more', async () => {
  const plan = planning();
  plan.press(1, 'ab', 'ba');
  plan.press(1, 'ba', 'bac');
  plan.press(2, 'x', 'xy');
  await plan.answer('changed meanwhile');
  expect(plan.wanted(), 'another run is none the worse').toEqual({ 2: ['x', 'y'] });
  await plan.answer();
  expect(plan.ends).toEqual(['ba: changed meanwhile', 'bac: not sent', 'xy: done']);
  expect(stopsOf(plan)).toEqual(['ba', 'xy']);
});

test('what is pressed after a refusal is sent, even while what came before it still waits', async () => {
  const plan = planning();
  plan.press(1, 'ab', 'ba');
  plan.press(2, 'x', 'xy');
  plan.press(1, 'ba', 'bac');
  await plan.answer('changed meanwhile');
  plan.press(1, 'abz', 'zab');
  await plan.answer();
  expect(plan.wanted(), 'not forgotten with what was not sent').toEqual({ 1: ['z', 'a', 'b'] });
  await plan.answer();
  expect(plan.ends).toEqual(['ba: changed meanwhile', 'xy: done', 'bac: not sent', 'zab: done']);
  expect(plan.wanted()).toEqual({});
});

test('other work waits for its turn, and the next thing is done although it failed', async () => {
  const plan = planning();
  const done: string[] = [];
  plan.press(1, 'ab', 'ba');
  const failing = plan.inTurn(async () => {
    done.push('work');
    throw new Error('no connection');
  });
  plan.press(1, 'ba', 'bac');
  await plan.rest();
  expect(done).toEqual([]);
  const failed = expect(failing.done).rejects.toThrow('no connection');
  await plan.answer();
  await failed;
  await plan.answer();
  expect(done).toEqual(['work']);
  expect(plan.ends).toEqual(['ba: done', 'bac: done']);
});
