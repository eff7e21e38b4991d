import type { Outside } from '../doctor/examination.ts';
import { examine, type Report } from '../doctor/examine.ts';
import { checks, type Finding } from '../doctor/finding.ts';
import { findingWords } from '../doctor/words.ts';
import { understand } from '../env.ts';
import { oneLine } from './text-table.ts';

export const doctorUsage = {
  usage: 'doctor',
  about:
    'look at everything that the shop stands on, and say what is wrong and what to do; nothing is changed',
};

/**
 * Looks at the shop, also at one that cannot open: it needs no database and no complete environment. Answers its exit
 * code: 0 where there is no fault, 1 where there is one.
 */
export async function runDoctor(
  env: NodeJS.ProcessEnv,
  write: (text: string) => void,
  outside?: Outside,
): Promise<number> {
  const understood = understand(env);
  const report = await examine(understood, outside);
  write(reportText(report));
  if (!understood.isLive) {
    write(
      'This is no shop for customers: what must not be in one was not looked for, nor its public address.\n',
    );
  }
  return report.findings.some(({ level }) => level === 'fault') ? 1 : 0;
}

/** A line for each check, with a dash where it could not be looked at as a whole; below it a sentence for each finding and one that says what to do. */
function reportText({ findings, checked }: Report): string {
  const lines = checks.flatMap((check) => {
    const own = findings.filter((finding) => finding.check === check);
    const mark = own.length > 0 ? markOf(own) : checked.has(check) ? '✓' : '–';
    return [`${mark} ${check}`, ...own.flatMap(linesOf)];
  });
  const faults = findings.filter(({ level }) => level === 'fault').length;
  return `${lines.join('\n')}\n\n${counted(faults, 'fault')}, ${counted(findings.length - faults, 'warning')}\n`;
}

function linesOf(finding: Finding): string[] {
  const { text, todo } = findingWords(finding, 'en');
  return [`    ${finding.level}: ${oneLine(text)}`, `      ${oneLine(todo)}`];
}

const markOf = (findings: readonly Finding[]) =>
  findings.some(({ level }) => level === 'fault') ? '✗' : '!';
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
