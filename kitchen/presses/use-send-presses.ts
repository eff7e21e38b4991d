import { useEffect } from 'react';
import { useLive } from '../live/live-store.ts';
import { useAskAnew } from '../live/use-ask-anew.ts';
import { followRefused } from './refused-presses.ts';
import { sendPresses, usePresses } from './send-presses.ts';

/** Milliseconds between two tries to send what waits. */
const retry = 4000;

/** Sends what waits of who is signed in (null for a tablet) whenever there may be a connection again, and asks anew for what is shown once something was sent. */
export function useSendPresses(by: number | null): void {
  const askAnew = useAskAnew();
  const isConnected = useLive((live) => live.isConnected);
  const hasWaiting = usePresses(({ waiting }) => waiting.length > 0);
  const lastSent = usePresses(({ sent }) => sent.at(-1)?.press.id);

  useEffect(() => {
    usePresses.setState({ by });
    return followRefused(by);
  }, [by]);

  useEffect(() => {
    if (!hasWaiting) return;
    const send = () => void sendPresses();
    addEventListener('online', send);
    const timer = setInterval(send, retry);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [hasWaiting]);

  useEffect(() => {
    if (isConnected) void sendPresses();
  }, [isConnected]);

  useEffect(() => {
    if (lastSent) askAnew();
  }, [lastSent, askAnew]);
}
