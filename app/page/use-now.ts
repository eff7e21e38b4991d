import { useSyncExternalStore } from 'react';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

/** The time in milliseconds since 1970, renewed every 30 s; null on the server and while the page hydrates. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (now === 0) now = Date.now();
      return now;
    },
    () => null,
  );
}
