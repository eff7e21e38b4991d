import type { Fed } from '#rules/plan/fed.ts';
import type { Settled } from '#rules/plan/settle.ts';
import type { LaidTable } from '#rules/planner/lay-table.ts';
import type { Wish } from '#rules/planner/wish.ts';
import type { PlanMenu } from '../menu.ts';

/** A laid table, whom it is for, and who is fed by it. */
export interface LaidProps {
  menu: PlanMenu;
  settled: Settled & { readonly laid: LaidTable };
  wish: Wish;
  fed: Fed;
  /** Whether something is missing on it. */
  isShort: boolean;
}
