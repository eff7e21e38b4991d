import { useEffect, useRef, useState } from 'react';
import { undoTime } from '#rules/orders/stages.ts';

/** What was pressed here in the last ten seconds and stays in its place so long, with the way back where the button was. */
export function useHeld<Key>() {
  const [held, setHeld] = useState<ReadonlySet<Key>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const release = (keys: readonly Key[]) =>
    setHeld((before) => new Set([...before].filter((key) => !keys.includes(key))));
  return {
    held,
    release,
    /** @param onOver once the ten seconds are over, before they are let go */
    hold(keys: readonly Key[], onOver?: () => void): void {
      setHeld((before) => new Set([...before, ...keys]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        onOver?.();
        release(keys);
      }, undoTime);
      timers.current.add(timer);
    },
  };
}
