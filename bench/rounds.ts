/** Requests a second, and the asked process's microseconds of processor time for each. */
export interface Rate {
  readonly rate: number;
  readonly cpu: number | null;
}

export interface Comparison {
  /** Ours by the one compared with: median over the rounds, and half the distance of the outermost ones. */
  readonly ratio: number;
  readonly spread: number;
  readonly ours: Rate;
  readonly other: Rate;
}

/** Measures in turn, other – ours – other, so that what else the machine does falls on both alike. */
export async function inTurn(
  other: () => Promise<Rate>,
  ours: () => Promise<Rate>,
  rounds = 5,
): Promise<Comparison> {
  const ratios: number[] = [];
  const seen: { ours: Rate[]; other: Rate[] } = { ours: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    const before = await other();
    const own = await ours();
    const after = await other();
    seen.other.push(before, after);
    seen.ours.push(own);
    ratios.push(own.rate / ((before.rate + after.rate) / 2));
  }
  return {
    ratio: median(ratios),
    spread: (Math.max(...ratios) - Math.min(...ratios)) / 2,
    ours: middle(seen.ours),
    other: middle(seen.other),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

function middle(rates: readonly Rate[]): Rate {
  const cpus = rates.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return { rate: median(rates.map(({ rate }) => rate)), cpu: cpus.length > 0 ? median(cpus) : null };
}
