import type { Dish } from '../planner/dish.ts';
import { judgeTable, type LaidTable, layRest, layTable } from '../planner/lay-table.ts';
import { type WishProblem, wishProblem } from '../planner/wish.ts';
import { piecesInstead } from './pieces-instead.ts';
import { type Plan, type PlanAct, planQuery, type ReadPlan, sentenceSign } from './plan.ts';
import { missingIn, wishOf, wishOfTable } from './sentence.ts';
import { putBack } from './taken-off.ts';
import { withLine } from './with-line.ts';

/** A plan at rest: what its page shows. */
export interface Settled {
  readonly plan: Plan;
  /** The one address of the plan. */
  readonly query: string;
  /** Null while there is no table. */
  readonly laid: LaidTable | null;
  /** What keeps the table from being laid, once somebody has asked for it. */
  readonly missing: readonly ReturnType<typeof missingIn>[number][];
  readonly problem: WishProblem | null;
  /** Dishes of the table that are not on the menu any more. */
  readonly gone: readonly number[];
}

/**
 * Does what is pressed on a plan, lays the table anew where another sentence is said, and looks at what stands there. A plan
 * on which nothing has changed is not laid again: it stays as its address says.
 */
export function settle(dishes: readonly Dish[], { plan, act, laidFor }: ReadPlan): Settled {
  const isBare = plan.table.length === 0 && !plan.off;
  const wish = isBare ? wishOf(plan.sentence) : wishOfTable(plan.sentence);
  const problem = wish && wishProblem(wish);
  const wanted = act !== null || !isBare;
  const open = { plan, query: planQuery(plan), laid: null, missing: [], problem: null, gone: [] };
  if (!wanted) return { ...open, problem };
  if (!wish || problem) {
    const missing = missingIn(plan.sentence);
    return { ...open, query: `${open.query}${open.query && '&'}lay=1`, missing, problem };
  }

  const acted = act ? done(plan, act, dishes) : plan;
  const isOther = laidFor !== null && laidFor !== sentenceSign(plan.sentence);
  const isLaid = isOther || isBare || act?.name === 'lay' || act?.name === 'anew';
  const { table, kept, banned, off } = acted;
  const isRest = act?.name === 'lay' && !isOther && !isBare;
  const laid = isRest
    ? layRest(dishes, wish, table, { kept, banned })
    : isLaid
      ? layTable(dishes, wish, { kept, banned, was: act?.name === 'anew' ? [] : table })
      : judgeTable(dishes, wish, table, { kept, banned });
  const gone = isLaid ? [] : table.map(({ id }) => id).filter((id) => !dishes.some((dish) => dish.id === id));
  const isNew = isLaid || act !== null;
  const now = {
    ...acted,
    table: isLaid ? laid.table : table,
    off: off && banned.includes(off.id) ? off : undefined,
    price: isNew || plan.price === null ? laid.price : plan.price,
  };
  return { ...open, plan: now, query: planQuery(now), laid, gone };
}

/** A plan after a press; what the visitor has set stays, what he has taken off does not come back. */
function done(plan: Plan, act: PlanAct, dishes: readonly Dish[]): Plan {
  if (act.name === 'set') {
    const { line } = act;
    const { off } = plan;
    const isBack = off?.id === line.id && off.pieces === line.pieces && plan.banned.includes(line.id);
    return { ...(isBack ? putBack(plan, off) : withLine(plan, line)), swap: null };
  }
  if (act.name !== 'put') return { ...plan, swap: null };
  const line = { id: act.id, pieces: piecesInstead(plan, act, dishes) };
  // What comes stands where the other one stood.
  const isNew = !plan.table.some(({ id }) => id === act.id);
  const table = plan.table.flatMap((one) => (isNew && one.id === act.instead ? [line, one] : one));
  const put = withLine(withLine({ ...plan, table }, { id: act.instead, pieces: 0 }), line);
  return { ...put, swap: null };
}
