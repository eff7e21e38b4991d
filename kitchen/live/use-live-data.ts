import { useEffect } from 'react';
import { askAgainAfter } from './ask-again.ts';
import { followLive } from './follow-live.ts';
import { isQuiet, noteTouches } from './last-touch.ts';
import { lost, useLive } from './live-store.ts';
import { useAskAnew } from './use-ask-anew.ts';

/** The release that was there when this page was loaded. */
let ours: string | null = null;

/** Keeps what is shown as it is in the shop: asks again when something happened, and while nobody answers. */
export function useLiveData(): void {
  const askAnew = useAskAnew();
  const isConnected = useLive((live) => live.isConnected);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followLive({
      changed() {
        // Several at once are one.
        clearTimeout(timer);
        timer = setTimeout(askAnew, 30);
      },
      release(now) {
        ours ??= now;
        if (now !== ours && isQuiet()) location.reload();
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [askAnew]);

  useEffect(noteTouches, []);

  useEffect(() => {
    const away = () => lost();
    addEventListener('online', askAnew);
    addEventListener('offline', away);
    const timer = isConnected ? undefined : setInterval(askAnew, askAgainAfter);
    return () => {
      removeEventListener('online', askAnew);
      removeEventListener('offline', away);
      clearInterval(timer);
    };
  }, [isConnected, askAnew]);
}
