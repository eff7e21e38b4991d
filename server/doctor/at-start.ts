import type { Logger } from 'pino';
import { connectPatiently } from '../db/migrate.ts';
import type { Understood } from '../env.ts';
import { notReached, readServer, serverFindings } from './checks/database.ts';
import type { Outside } from './examination.ts';
import { examine } from './examine.ts';
import type { FindingCode } from './finding.ts';
import { findingLine, findingWords } from './words.ts';

/** A database to which no order can be trusted. What else is wrong with one keeps no shop closed that was open before. */
const unfit: readonly FindingCode[] = ['database_old', 'database_standby', 'database_read_only'];

/**
 * Throws an Error that says why the database cannot be the shop's: before anything is laid out in it. Waits, like the
 * start, for one that is not there yet.
 * @param onWait is told what is waited for, and why
 */
export async function refuseUnfitDatabase(
  url: string,
  onWait: (words: string) => void = () => undefined,
): Promise<void> {
  const away = (error: unknown) => findingLine(notReached(error, url));
  const client = await connectPatiently(url, (error) => onWait(away(error))).catch((error: unknown) => {
    throw new Error(`The shop cannot open:\n  ${away(error)}`, { cause: error });
  });
  try {
    const findings = serverFindings(await readServer(client)).filter(({ code }) => unfit.includes(code));
    if (findings.length > 0)
      throw new Error(
        `The shop cannot open:\n${findings.map((finding) => `  ${findingLine(finding)}`).join('\n')}`,
      );
  } finally {
    await client.end();
  }
}

/**
 * Looks at an open shop as `npm run shop -- doctor` does, and writes a line into the log for each finding: a fault is an
 * error there. A demo is not looked at. Never throws.
 */
export async function examineAtStart(
  understood: Understood,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  outside: Outside = {},
): Promise<void> {
  if (!understood.isLive) return;
  const { findings } = await examine(understood, outside);
  for (const finding of findings) {
    const { check, code, level } = finding;
    const { text, todo } = findingWords(finding, 'en');
    log[level === 'fault' ? 'error' : 'warn']({ check, code, finding: text, todo }, 'the doctor finds');
  }
  const faults = findings.filter(({ level }) => level === 'fault').length;
  log.info({ faults, warnings: findings.length - faults }, 'the doctor has looked');
}
