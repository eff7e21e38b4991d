import { create } from 'zustand';
import { type ApiError, call, hasFailed, isUnreachable } from '../api/call.ts';
import { useLive } from '../live/live-store.ts';
import { hasFailedForGood, hasJustFailed } from './failed-tries.ts';
import { dropPress, keepPress, keptPresses, type Press } from './press-store.ts';
import { noteRefused } from './refused-presses.ts';

interface Pending {
  /** Who is signed in here, null on a tablet; undefined until that is known. */
  readonly by: number | null | undefined;
  /** What was pressed and has not reached the shop, oldest first. */
  readonly waiting: readonly Press[];
  /** What has reached it a moment ago, and when: what is shown may be older. */
  readonly sent: readonly { readonly press: Press; readonly at: number }[];
}

/** What was pressed in this browser. */
export const usePresses = create<Pending>(() => ({ by: undefined, waiting: [], sent: [] }));

const lockName = 'kitchen-presses';
/** So many sent ones are remembered until what is shown has followed. */
const mostSent = 50;

/**
 * Keeps a press and sends it as soon as there is a connection. Resolves when it has been tried once, whatever came of it:
 * it is shown as done from the first moment.
 */
export async function press(what: Omit<Press, 'at' | 'seenAt' | 'by'>): Promise<void> {
  const { by } = usePresses.getState();
  const made: Press = {
    ...what,
    at: Date.now(),
    seenAt: useLive.getState().heardAt,
    ...(by !== undefined && { by }),
  };
  usePresses.setState(({ waiting }) => ({ waiting: [...waiting, made] }));
  try {
    await keepPress(made);
  } catch {
    // A browser that keeps nothing sends it at once or not at all.
    if (!(await send(made))) noteRefused(made, { message: '' });
    usePresses.setState(({ waiting }) => ({ waiting: waiting.filter(({ id }) => id !== made.id) }));
    return;
  }
  await sendPresses();
}

/** Takes back a press that has not been sent, with the photo that goes with it; answers whether it was still here. */
export function withdrawPress(id: string): Promise<boolean> {
  return inTurn(async () => {
    const all = await keptPresses();
    const kept = all.find(({ press: { id: each } }) => each === id);
    if (!kept) return false;
    const isIts = ({ press: { path } }: typeof kept) => path === `${kept.press.path}/photo`;
    for (const each of all) if (each === kept || isIts(each)) await dropPress(each.key);
    await show();
    return true;
  });
}

/** Whether who is signed in has pressed it, or it is not known who did. */
const isOwn = ({ press: { by } }: { press: Press }) => by === undefined || by === usePresses.getState().by;

/** Sends what waits of who is signed in, in turn, once over all tabs of this browser; stops at what may go through later. */
export function sendPresses(): Promise<void> {
  return inTurn(async () => {
    for (const kept of (await keptPresses()).filter(isOwn)) {
      if (!(await send(kept.press))) break;
      await dropPress(kept.key);
    }
    await show();
  });
}

/** Statuses of what may go through later: nobody is signed in, or too much was asked. */
const notYet = [401, 429];
const isForLater = (error: unknown) => isUnreachable(error) || notYet.includes((error as ApiError).status);

/**
 * Sends a press; false when it may go through later. What is refused, or what the shop fails at again and again, falls away with
 * a word; what came too late has one.
 */
async function send(each: Press): Promise<boolean> {
  if (hasJustFailed(each.id, Date.now())) return false;
  const own = { ...each, by: each.by ?? usePresses.getState().by };
  try {
    const said = await call<{ isCanceled?: boolean; isDelivered?: boolean } | undefined>(
      each.method,
      each.path,
      {
        body: each.body,
        headers: { 'X-Seen-Ago': String(Date.now() - (each.seenAt ?? each.at)) },
      },
    );
    if (said?.isCanceled) noteRefused(own, { message: '', isKept: true });
    if (said?.isDelivered) noteRefused(own, { message: '', isKept: true, isDelivered: true });
  } catch (error) {
    if (hasFailed(error) ? !hasFailedForGood(each.id, Date.now()) : isForLater(error)) return false;
    const { message, code } = error as ApiError;
    noteRefused(own, { message, code });
    return true;
  }
  usePresses.setState(({ sent }) => ({ sent: [...sent, { press: each, at: Date.now() }].slice(-mostSent) }));
  return true;
}

/** Shows what is kept, also what another tab has pressed or sent. */
async function show(): Promise<void> {
  const kept = (await keptPresses()).filter(isOwn);
  usePresses.setState({ waiting: kept.map(({ press: each }) => each) });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : work();
}
