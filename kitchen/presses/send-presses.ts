import { create } from 'zustand';
import { type ApiError, call, hasFailed, isUnreachable } from '../api/call.ts';
import { seenAt } from '../live/seen-at.ts';
import { forgetFailures, hasFailedForGood, hasJustFailed } from './failed-tries.ts';
import { handOverOf, isPhoto, type Kept, photosToSend, withPhoto } from './photos.ts';
import { dropPress, keepPress, keptPresses, type Press, setAside } from './press-store.ts';
import { isForgotten, noteRefused } from './refused-presses.ts';
import { forgetPressed, notePressed, seenAgo } from './seen-ago.ts';

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
const photoLockName = 'kitchen-photos';
/** So many sent ones are remembered until what is shown has followed. */
const mostSent = 50;

/** What is pressed here and has not been tried yet, by its path. */
const underWay = new Map<string, Promise<void>>();

/**
 * Keeps a press and sends it as soon as there is a connection. Resolves when it has been tried once, whatever came of it;
 * a photo, which takes its time, when it is kept. It is shown as done from the first moment.
 */
export async function press(what: Omit<Press, 'at' | 'seenAt' | 'by'>): Promise<void> {
  const { by } = usePresses.getState();
  const made: Press = {
    ...what,
    at: Date.now(),
    seenAt: seenAt(),
    ...(by !== undefined && { by }),
  };
  notePressed(made);
  usePresses.setState(({ waiting }) => ({ waiting: [...waiting, made] }));
  const tried = keepAndSend(made).finally(() => {
    if (underWay.get(made.path) === tried) underWay.delete(made.path);
  });
  underWay.set(made.path, tried);
  await tried;
}

async function keepAndSend(made: Press): Promise<void> {
  try {
    await keepPress(made);
  } catch {
    // What this browser does not keep is sent at once or not at all, a photo once its hand-over has been tried.
    if (isPhoto(made)) await underWay.get(handOverOf(made))?.catch(() => undefined);
    if ((await send(made)) !== 'done') noteRefused(made, { message: '' });
    usePresses.setState(({ waiting }) => ({ waiting: waiting.filter(({ id }) => id !== made.id) }));
    return;
  }
  await sendPresses();
}

/** Takes back a press that has not been sent, with the photo that goes with it; answers whether it was still here. */
export function withdrawPress(id: string): Promise<boolean> {
  return inTurn(async () => {
    // Where this browser keeps nothing, nothing is here any more.
    const all = await keptPresses().catch(() => []);
    const kept = all.find(({ press: { id: each } }) => each === id);
    if (!kept) return false;
    for (const each of withPhoto(kept, all)) await dropPress(each.key);
    await show();
    return true;
  });
}

/** Sends anew what the shop failed at. */
export async function sendAgain(ids: readonly string[]): Promise<void> {
  await inTurn(async () => {
    for (const { key, press: each } of await aside(ids)) {
      forgetFailures(each.id);
      await setAside(key, each, false);
    }
  });
  await sendPresses();
}

/** Forgets what the shop failed at. */
export const forgetAside = (ids: readonly string[]): Promise<void> =>
  inTurn(async () => {
    for (const { key } of await aside(ids)) await dropPress(key);
  });

/** Those of some presses that were put aside. */
async function aside(ids: readonly string[]): Promise<Kept[]> {
  const all = await keptPresses();
  return all
    .filter(({ press: { id, isAside } }) => isAside && ids.includes(id))
    .flatMap((kept) => withPhoto(kept, all));
}

/** Whether who is signed in has pressed it, or it is not known who did. */
const isOwn = ({ press: { by } }: { press: Press }) => by === undefined || by === usePresses.getState().by;

/**
 * Sends what waits of who is signed in, in turn, once over all tabs of this browser; stops at what may go through later. What the
 * shop fails at again and again is put aside with its photo, so that what comes after it is sent. Photos follow in their own
 * time: nothing waits for them.
 */
export async function sendPresses(): Promise<void> {
  await sendInTurn();
  void sendPhotos();
}

function sendInTurn(): Promise<void> {
  return inTurn(async () => {
    const kept = await keptPresses();
    await dropForgotten(kept);
    const all = kept.filter(isOwn);
    const aside = new Set(all.filter(({ press: { isAside } }) => isAside));
    for (const kept of all) {
      // What came before it may have taken so long that somebody else has signed in.
      if (!isOwn(kept)) break;
      if (aside.has(kept)) {
        if (isForgotten(kept.press)) await dropPress(kept.key);
        continue;
      }
      if (isPhoto(kept.press)) continue;
      const came = await send(kept.press);
      if (came === 'later') break;
      if (came === 'done') await dropPress(kept.key);
      else await putAside(withPhoto(kept, all));
    }
    await show();

    async function putAside(those: readonly Kept[]) {
      for (const each of those) {
        aside.add(each);
        await setAside(each.key, each.press, true);
      }
    }
  });
}

let arePhotosUnderWay = false;

/** Sends each photo of which the hand-over has arrived; what does not get through waits for the next time. */
async function sendPhotos(): Promise<void> {
  if (arePhotosUnderWay) return;
  arePhotosUnderWay = true;
  try {
    await inTurn(async () => {
      // Nothing is read while a hand-over is withdrawn and its photo is still there.
      const kept = await inTurn(keptPresses);
      for (const each of photosToSend(kept.filter(isOwn))) await sendPhoto(each);
    }, photoLockName);
  } finally {
    arePhotosUnderWay = false;
  }
}

async function sendPhoto(kept: Kept): Promise<void> {
  // The one before it may have taken so long that somebody else has signed in.
  const came = isOwn(kept) ? await send(kept.press) : 'later';
  if (came === 'later') return;
  await (came === 'done' ? dropPress(kept.key) : setAside(kept.key, kept.press, true));
  await show();
}

/** Forgets what somebody else pressed here a week ago, who may never come again: names and photos are in it. */
async function dropForgotten(all: readonly Kept[]): Promise<void> {
  if (usePresses.getState().by === undefined) return;
  for (const kept of all) {
    if (!isOwn(kept) && isForgotten(kept.press)) await dropPress(kept.key);
  }
}

/** Statuses of what may go through later: nobody is signed in, or somebody else is, or too much was asked. */
const notYet = [401, 429];
const isForLater = (error: unknown) => isUnreachable(error) || notYet.includes((error as ApiError).status);

/**
 * Sends a press. It is done also where it was refused, which is said, or came too late, which is said as well; failed is what the
 * shop fails at again and again.
 */
async function send(each: Press): Promise<'done' | 'later' | 'failed'> {
  if (hasJustFailed(each.id, Date.now())) return 'later';
  const own = { ...each, by: each.by ?? usePresses.getState().by };
  try {
    const said = await call<{ isCanceled?: boolean; isDelivered?: boolean } | undefined>(
      each.method,
      each.path,
      {
        body: each.body,
        headers: {
          'X-Press-Id': each.id,
          'X-Seen-Ago': String(seenAgo(each)),
          // Only the shop knows who has signed in in another tab meanwhile.
          ...(own.by !== undefined && { 'X-Pressed-By': String(own.by ?? 'tablet') }),
        },
      },
    );
    if (said?.isCanceled) noteRefused(own, { message: '', isKept: true });
    if (said?.isDelivered) noteRefused(own, { message: '', isKept: true, isDelivered: true });
  } catch (error) {
    const isFailed = hasFailed(error);
    if (isFailed ? !hasFailedForGood(each.id, Date.now()) : isForLater(error)) return 'later';
    const { message, code } = error as ApiError;
    noteRefused(own, { message, code, ...(isFailed && { isAside: true }) });
    forgetPressed(each.id);
    return isFailed ? 'failed' : 'done';
  }
  forgetPressed(each.id);
  usePresses.setState(({ sent }) => ({ sent: [...sent, { press: each, at: Date.now() }].slice(-mostSent) }));
  return 'done';
}

/** Shows what waits, also what another tab has pressed or sent. */
async function show(): Promise<void> {
  const kept = (await keptPresses()).filter(isOwn).map(({ press: each }) => each);
  usePresses.setState({ waiting: kept.filter(({ isAside }) => !isAside) });
}

async function inTurn<T>(work: () => Promise<T>, name = lockName): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}
