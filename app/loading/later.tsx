import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { create } from 'zustand';

const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

/** Milliseconds that a first press has for itself: what it asks for is drawn before anything else is fetched. */
const headStart = 300;

/** Milliseconds until a file that could not be fetched is asked for again: the first time, and at most. */
const pauses = { first: 1000, longest: 60_000 } as const;

/**
 * Resolves soon after the visitor first did something on the page that the server sent; on every later page at
 * once.
 */
export const firstAction = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const done = () => setTimeout(resolve, headStart);
      // A press from before the scripts came is made again as a click.
      for (const kind of ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'popstate']) {
        addEventListener(kind, done, { once: true, capture: true, passive: true });
      }
    });

/** How many files could not be fetched and wait for another try; the event asks for one at once. */
export const waiting = create(() => ({ files: 0 }));
export const tryAgain = 'load-again';

/** Fetches code. What cannot be had is asked for again: when the connection is back, by press, and by itself. */
export async function loadOnceThere<T>(load: () => Promise<T>): Promise<T> {
  for (let pause: number = pauses.first; ; pause = Math.min(pause * 3, pauses.longest)) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      waiting.setState(({ files }) => ({ files: files + 1 }));
      await new Promise((resolve) => {
        for (const kind of ['online', tryAgain]) addEventListener(kind, resolve, { once: true });
        if (navigator.onLine) setTimeout(resolve, pause);
      });
      waiting.setState(({ files }) => ({ files: files - 1 }));
    }
  }
}

/**
 * A part of a page whose code comes after the rest, and again where it could not be fetched; the page stays. Alone it is
 * for what is only read: it stands there as the server sent it until the visitor first does something, which every way
 * to another page is, and its props must not change before that. A page that is not whole until a loader has run in the
 * browser would wait for it: it has none, nor has what stands around the pages. With a `place` (LatePlace) to stand in for it, it is
 * fetched when it is first wanted.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  place: ReactNode = null,
) {
  const Part = lazy<ComponentType<object>>(async () => {
    if (place === null && !import.meta.env.SSR && location.pathname === arrivedAt) await firstAction;
    return (await loadOnceThere(load)) as { default: ComponentType<object> };
  });
  return memo(function Later(props: P) {
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  });
}
