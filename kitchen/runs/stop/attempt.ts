import { press } from '../../presses/send-presses.ts';
import { takeBacks } from '../../presses/take-backs.ts';

const attempts = takeBacks(({ attemptedAt }) => (attemptedAt === undefined ? null : attemptedAt !== null));

/** Whether it can be taken back here that nobody was there. */
export const useWayBackOfAttempt = attempts.useWayBack;

/** Nobody was there: shown at once, sent once, also without a connection, and taken back for ten seconds, or until it is sent. */
export function noteAttempt(order: string, note: string): void {
  const id = crypto.randomUUID();
  const at = Math.floor(Date.now() / 1000);
  attempts.offer(order, id);
  const path = `/orders/${order}/attempts`;
  void press({ id, method: 'POST', path, body: { id, at, note }, order, shows: { attemptedAt: at } });
}

/** Takes that back: before it was sent it never was, afterwards the shop takes it back too. */
export function takeBackAttempt(order: string): Promise<void> {
  return attempts.takeBack(order, (id) =>
    press({
      id: crypto.randomUUID(),
      method: 'DELETE',
      path: `/orders/${order}/attempts/${id}`,
      order,
      shows: { attemptedAt: null },
    }),
  );
}
