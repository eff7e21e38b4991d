import type { Cents } from '../money/money.ts';
import { dueAt } from './due-at.ts';
import { hasLeft, isBefore, type Stage } from './stages.ts';

/** How a fee is taxed: as damages that carry no VAT, or as what the kitchens have done, by the order's mix. */
export const feeTaxes = ['DAMAGES', 'SERVICE'] as const;
export type FeeTax = (typeof feeTaxes)[number];

/** Until so many hours before an order is due, taking it back costs so many per cent of it. */
export interface FeeStep {
  readonly hours: number;
  readonly percent: number;
  readonly tax: FeeTax;
}

/** Where the owner has set nothing. */
export const defaultFeeSteps: readonly FeeStep[] = [
  { hours: 48, percent: 0, tax: 'DAMAGES' },
  { hours: 24, percent: 50, tax: 'DAMAGES' },
  { hours: 0, percent: 100, tax: 'SERVICE' },
];

/** Most steps that a table may have, and most hours before an order is due. */
export const mostFeeSteps = 10;
export const mostFeeHours = 999;

/** What is wrong with a table: there is no step or too many, hours that do not fall, per cents that do not rise, an end before the order is due. */
export type FeeStepsProblem = 'COUNT' | 'HOURS' | 'PERCENT' | 'LAST';

/** What is wrong with a table of steps, and at which one; null where nothing is. */
export function feeStepsProblem(
  steps: readonly FeeStep[],
): { readonly problem: FeeStepsProblem; readonly at: number } | null {
  if (steps.length === 0 || steps.length > mostFeeSteps) return { problem: 'COUNT', at: 0 };
  for (const [at, { hours, percent }] of steps.entries()) {
    const before = steps[at - 1];
    const areHours = Number.isInteger(hours) && hours >= 0 && hours <= mostFeeHours;
    if (!areHours || (before && hours >= before.hours)) return { problem: 'HOURS', at };
    const isPercent = Number.isInteger(percent) && percent >= 0 && percent <= 100;
    if (!isPercent || (before && percent <= before.percent)) return { problem: 'PERCENT', at };
  }
  return steps.at(-1)?.hours === 0 ? null : { problem: 'LAST', at: steps.length - 1 };
}

/**
 * The setting `fee-steps`: hours, per cent and tax of each step, such as `48 0 damages, 24 50 damages, 0 100 service`. What
 * is no whole table counts as not set.
 */
export function feeStepsSetting(value: string | null | undefined): readonly FeeStep[] {
  return readSteps(value ?? '') ?? defaultFeeSteps;
}

/** True for a table that can be set; empty for the usual one. */
export function isFeeStepsSetting(value: string): boolean {
  return value.trim() === '' || readSteps(value) !== null;
}

/** The setting that says these steps. */
export function writtenFeeSteps(steps: readonly FeeStep[]): string {
  return steps.map(({ hours, percent, tax }) => `${hours} ${percent} ${tax.toLowerCase()}`).join(', ');
}

/** What taking an order back costs until an instant (milliseconds since 1970); null for ever after. */
export interface FeeStage {
  readonly until: number | null;
  readonly percent: number;
  readonly tax: FeeTax;
}

/**
 * What taking an order back costs, in turn, as long as it is not due. A step that it had reached before it was moved stays
 * with it. Without an agreed time no step is reached by the clock.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 * @param floor per cents that were reached once
 * @param feeTime the time by which the steps go where it is another, Berlin local
 */
export function feeStages(
  steps: readonly FeeStep[],
  preferDateAndTime: string | null,
  floor = 0,
  feeTime: string | null = null,
): readonly [FeeStage, ...FeeStage[]] {
  const due = dueAt(preferDateAndTime);
  const reckoned = dueAt(feeTime) ?? due;
  const stages: FeeStage[] = [];
  for (const [index, step] of steps.entries()) {
    const percent = Math.max(step.percent, floor);
    const tax = percent === step.percent ? step.tax : taxOf(steps, floor);
    const ends = reckoned === null ? null : reckoned - step.hours * 3_600_000;
    const isLast = due === null || ends === null || ends >= due || index === steps.length - 1;
    const until = isLast ? null : ends;
    if (stages.at(-1)?.percent === percent) stages.pop();
    stages.push({ until, percent, tax });
    if (isLast) break;
  }
  const [first = { until: null, percent: floor, tax: 'DAMAGES' as const }, ...later] = stages;
  return [first, ...later];
}

/**
 * By which time the fee steps of an order go that the shop moves: not by a nearer one, which its customer has not chosen.
 * Null where they go by its own. All times Berlin local, null where none is agreed.
 */
export function feeTimeOfMoved(
  { preferDateAndTime, feeTime }: { preferDateAndTime: string | null; feeTime: string | null },
  to: string | null,
): string | null {
  const before = feeTime ?? preferDateAndTime;
  return before !== null && to !== null && to < before ? before : null;
}

/**
 * What taking an order back costs once the kitchen is at a stage of it: a fee for work that has begun is taxed like what was
 * ordered, whatever the table says (CJEU C-622/23), and of what has left the table's last step holds, at whatever time.
 */
export function stagesOfWork(
  stages: readonly [FeeStage, ...FeeStage[]],
  steps: readonly FeeStep[],
  stage: Stage,
): readonly [FeeStage, ...FeeStage[]] {
  if (!isBefore('ACCEPTED', stage)) return stages;
  const [first, ...later] = stages;
  const taxed = (each: FeeStage): FeeStage => ({ ...each, tax: 'SERVICE' });
  if (!hasLeft(stage)) return [taxed(first), ...later.map(taxed)];
  const percent = Math.max(steps.at(-1)?.percent ?? 0, (later.at(-1) ?? first).percent);
  return [taxed({ ...first, until: null, percent })];
}

/** What taking an order back costs at an instant. */
export function stageAt(stages: readonly [FeeStage, ...FeeStage[]], now: number): FeeStage {
  return stages.find(({ until }) => until === null || now <= until) ?? stages[0];
}

/** The stages from the one on that holds at an instant: what was over before is nothing to who comes then. */
export function stagesFrom(stages: readonly [FeeStage, ...FeeStage[]], now: number): readonly FeeStage[] {
  return stages.slice(stages.indexOf(stageAt(stages, now)));
}

/**
 * Until when taking an order back is free (milliseconds since 1970), at most until it is due; null where it never is, or no
 * time is agreed.
 * @param preferDateAndTime Berlin local, `YYYY-MM-DDTHH:mm`
 */
export function freeUntil(
  [{ until, percent }]: readonly [FeeStage, ...FeeStage[]],
  preferDateAndTime: string | null,
): number | null {
  return percent === 0 ? (until ?? dueAt(preferDateAndTime)) : null;
}

/** What the shop keeps of what is taken back: what the fee table says, half of that, or nothing. */
export type KeptFee = 'step' | 'half' | 'none';

/** Per cents that are kept, whole ones, of those that the fee table says. */
export function keptPercent(percent: number, kept: KeptFee): number {
  if (kept === 'none') return 0;
  return kept === 'half' ? Math.floor(percent / 2) : percent;
}

/** What is kept where the shop is content with fewer per cents than the fee table says; never more than those. */
export function keptStage(stage: FeeStage, percent: number): FeeStage {
  return { ...stage, percent: Math.min(stage.percent, percent) };
}

/** Per cents that are kept, and that the fee table said, where the shop is content with fewer. */
export interface Goodwill {
  readonly percent: number;
  readonly step: number;
}

/** How much less is kept than the fee table said; null where it is all, or where nothing was taken out. */
export function goodwillOf({
  percent,
  stepPercent: step = percent,
  of,
}: {
  percent: number;
  stepPercent?: number;
  of: Cents;
}): Goodwill | null {
  return of > 0 && percent < step ? { percent, step } : null;
}

/** A fee in cents: the share of an amount, rounded to the cent. */
export function feeOn(amount: Cents, percent: number): Cents {
  return Math.round((amount * percent) / 100);
}

/** What taking back an amount costs from an instant on, in turn. */
export function stageCosts(
  stages: readonly [FeeStage, ...FeeStage[]],
  amount: Cents,
  now: number,
): (FeeStage & { readonly fee: Cents })[] {
  return stagesFrom(stages, now).map((stage) => ({ ...stage, fee: feeOn(amount, stage.percent) }));
}

/** A fee that was reached under another table is taxed like the first that is as high. */
function taxOf(steps: readonly FeeStep[], percent: number): FeeTax {
  return (steps.find((step) => step.percent >= percent) ?? steps.at(-1))?.tax ?? 'DAMAGES';
}

function readSteps(value: string): FeeStep[] | null {
  const steps = value.split(/[,;\n]+/).map((part) => stepOf(part.trim()));
  const known = steps.filter((step) => step !== null);
  return known.length === steps.length && feeStepsProblem(known) === null ? known : null;
}

function stepOf(part: string): FeeStep | null {
  const match = /^(\d{1,3})\s+(\d{1,3})\s+([a-z]+)$/.exec(part);
  const tax = feeTaxes.find((known) => known.toLowerCase() === match?.[3]);
  return match && tax ? { hours: Number(match[1]), percent: Number(match[2]), tax } : null;
}
