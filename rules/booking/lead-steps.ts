import { berlinInstant } from './berlin-instant.ts';
import { addDays, type Day, isTime, type Time } from './berlin-time.ts';

/** From how many portions on an order has to be there the day before, and until when. */
export interface LeadStep {
  readonly from: number;
  readonly until: Time;
}

/**
 * The setting `lead-time-by-size`: portions with the time of the day before, such as `46 20:00, 90 18:00`; empty where size
 * makes no difference. What is neither is left out.
 */
export function leadStepsSetting(value: string | null | undefined): LeadStep[] {
  return parts(value).flatMap((part) => stepOf(part) ?? []);
}

/** True when all of a setting `lead-time-by-size` can be read. */
export function isLeadStepsSetting(value: string): boolean {
  return parts(value).every((part) => stepOf(part) !== null);
}

/** The setting that says these steps. */
export function writtenLeadSteps(steps: readonly LeadStep[]): string {
  return steps
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, until }) => `${from} ${until}`)
    .join(', ');
}

/**
 * Whether an order of so many portions is too late for a day.
 * @param now milliseconds since 1970
 */
export function isTooLateForSize(
  day: Day,
  portions: number,
  now: number,
  steps: readonly LeadStep[],
): boolean {
  const step = steps
    .filter(({ from }) => portions >= from)
    .toSorted((one, other) => one.from - other.from)
    .at(-1);
  return step !== undefined && now > berlinInstant(addDays(day, -1), step.until);
}

function parts(value: string | null | undefined): string[] {
  return (value ?? '').split(/[,;\n]+/).flatMap((part) => part.trim() || []);
}

function stepOf(part: string): LeadStep | null {
  const [from = '', until = '', ...more] = part.split(/\s+/);
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(from) && isTime(until)
    ? { from: Number(from), until }
    : null;
}
