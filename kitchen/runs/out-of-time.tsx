import { m } from '#kitchen-messages';
import { shortTime } from '../parts/words.ts';
import { dueLater, type ShownRun, type ShownStop } from './shown-runs.ts';

/** That a stop comes after one that is due later, on a screen and on paper; it may be meant. */
export function OutOfTime({ run, stop }: { run: ShownRun; stop: ShownStop }) {
  const later = dueLater(run, stop);
  return later ? <small className="al">{m.runs_after_later({ time: shortTime(later) })}</small> : null;
}
