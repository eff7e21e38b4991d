import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { followLive } from './follow-live.ts';
import { useLive } from './live-store.ts';

/** Milliseconds between two tries while the shop does not answer. */
const retry = 5000;
/** Milliseconds without a touch after which a wall tablet loads the page anew for another release. */
const quiet = 60_000;

/** The release that was there when this page was loaded. */
let ours: string | null = null;
let lastTouch = 0;

/** Keeps what is shown as it is in the shop: asks again when something happened, and while nobody answers. */
export function useLiveData(): void {
  const { revalidate } = useRevalidator();
  const isConnected = useLive((live) => live.isConnected);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followLive({
      changed() {
        // Several at once are one.
        clearTimeout(timer);
        timer = setTimeout(revalidate, 30);
      },
      release(now) {
        ours ??= now;
        if (now !== ours && Date.now() - lastTouch > quiet) location.reload();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [revalidate]);

  useEffect(() => {
    const touched = () => {
      lastTouch = Date.now();
    };
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, []);

  useEffect(() => {
    addEventListener('online', revalidate);
    const timer = isConnected ? undefined : setInterval(revalidate, retry);
    return () => {
      removeEventListener('online', revalidate);
      clearInterval(timer);
    };
  }, [isConnected, revalidate]);
}
