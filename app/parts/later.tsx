import { type ComponentType, lazy, memo, Suspense } from 'react';

const arrivedAt = import.meta.env.SSR ? '' : location.pathname;

/** Milliseconds that a first press has for itself: what it asks for is drawn before anything else is fetched. */
const headStart = 300;

/**
 * Resolves soon after the visitor first did something on the page that the server sent; on every later page at
 * once.
 */
export const firstAction = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      const done = () => setTimeout(resolve, headStart);
      for (const kind of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'popstate']) {
        window.addEventListener(kind, done, { once: true, capture: true, passive: true });
      }
    });

/** Fetches code; without a connection it is asked for again once there is one. */
export async function loadOnceThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

/**
 * A part of a page that is only read. It stands there as the server sent it, and its code is fetched when the
 * visitor first does something, which every way to another page is. Its props must not change before that.
 */
export function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy<ComponentType<object>>(async () => {
    if (!import.meta.env.SSR && location.pathname === arrivedAt) await firstAction;
    return (await loadOnceThere(load)) as { default: ComponentType<object> };
  });
  return memo(function Later(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
