import os from 'node:os';
import type { Result } from './row.ts';

const verdicts = { true: 'met', false: 'MISSED', null: '–' };

/** The results as a Markdown table, ready for docs/performance.md. */
export function markdownTable(results: readonly Result[]): string {
  const rows = results.map(({ what, measured, goal, met, conditions }) => [
    what,
    measured,
    goal,
    verdicts[`${met}`],
    conditions,
  ]);
  const head = ['What', 'Measured', 'Goal', '', 'Conditions'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** On what, and beside how much else, it was measured. */
export function machine(): string {
  const [cpu] = os.cpus();
  const load = os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return `${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before ${load}`;
}
