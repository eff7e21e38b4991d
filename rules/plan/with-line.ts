import type { TableLine } from '../planner/dish.ts';

export interface Lines {
  readonly table: readonly TableLine[];
  readonly kept: readonly TableLine[];
  readonly banned: readonly number[];
}

/** A plan on which the visitor has set how many of a dish there are; none takes it off, and it does not come back. */
export function withLine<P extends Lines>(plan: P, line: TableLine): P {
  const others = (lines: readonly TableLine[]) => lines.filter(({ id }) => id !== line.id);
  const banned = plan.banned.filter((id) => id !== line.id);
  if (line.pieces === 0)
    return { ...plan, table: others(plan.table), kept: others(plan.kept), banned: [...banned, line.id] };
  const has = plan.table.some(({ id }) => id === line.id);
  const table = has
    ? plan.table.map((other) => (other.id === line.id ? line : other))
    : [...plan.table, line];
  return { ...plan, table, kept: [...others(plan.kept), line], banned };
}
