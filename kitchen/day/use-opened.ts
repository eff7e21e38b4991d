import { useState } from 'react';
import type { Day } from '#rules/booking/berlin-time.ts';

/** Which columns of a day's board somebody has opened to the last order; another day begins with none. */
export function useOpened(day: Day) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const key = (column: string) => `${day} ${column}`;
  return {
    isOpen: (column: string) => opened.includes(key(column)),
    open: (column: string) => setOpened((before) => [...before, key(column)]),
  };
}
