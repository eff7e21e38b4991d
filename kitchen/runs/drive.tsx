import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

/** Longer than a hurried thumb takes for its second tap, in milliseconds. */
const moment = 700;
/** As near as two taps of one thumb are, in pixels. */
const thumb = 60;

/** What was pressed last on a driver's screen. */
let last = { shows: '', x: 0, y: 0, at: 0 };

/**
 * A screen of a driver. What has just come under a finger that pressed does nothing for a moment: the second tap meant
 * what was there before.
 * @param shows names what is shown; another name, and something else is under the finger
 */
export function Drive({ shows, children }: { shows: string; children: ReactNode }) {
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time at which what is shown became another.
  useEffect(() => {
    since.current = performance.now();
  }, [shows]);
  const noteOrIgnore = (event: MouseEvent) => {
    const { clientX: x, clientY: y, timeStamp: at, detail } = event;
    // A keyboard has no place: its focus does not stay where a button was.
    if (detail === 0) return;
    const isNear = Math.hypot(x - last.x, y - last.y) < thumb;
    const isSoon = at - Math.max(last.at, since.current) < moment;
    if (shows === last.shows || !isNear || !isSoon) {
      last = { shows, x, y, at };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="drive" onClickCapture={noteOrIgnore}>
      {children}
    </div>
  );
}
