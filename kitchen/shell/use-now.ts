import { useEffect, useState } from 'react';

/** Milliseconds since 1970, anew every so many of them; what turns with the minute is never later than that. */
export function useNow(every = 5000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
