import type { Understood } from '../env.ts';
import { lookAtAddresses } from './checks/address.ts';
import { lookAtBackup } from './checks/backup.ts';
import { lookAtClock } from './checks/clock.ts';
import { lookAtConfiguration } from './checks/configuration.ts';
import { lookAtDatabase } from './checks/database.ts';
import { lookAtDisk } from './checks/disk.ts';
import { lookAtLayout } from './checks/layout.ts';
import { lookAtMailServer } from './checks/mail-server.ts';
import { lookAtPayment } from './checks/payment.ts';
import { lookAtSampleRows } from './checks/sample-rows.ts';
import { lookAtSamples } from './checks/samples.ts';
import { lookAtSender } from './checks/sender.ts';
import { lookAtWebhook } from './checks/webhook.ts';
import { type Examination, type Outside, openExamination } from './examination.ts';
import { type Check, checks, type Finding, foundIn } from './finding.ts';
import { shortReason } from './reason.ts';

/**
 * One look at a shop. It changes nothing there, and throws nothing that it can say. It answers null where there is nothing
 * to look at: a variable is missing, or the database away, which another look says.
 */
export interface Look {
  readonly check: Check;
  readonly look: (examination: Examination) => Promise<Finding[] | null>;
  /** What a demo may have. */
  readonly isForLive?: true;
}

const looks: readonly Look[] = [
  { check: 'configuration', look: lookAtConfiguration },
  { check: 'address', look: lookAtAddresses, isForLive: true },
  { check: 'payment', look: lookAtPayment },
  { check: 'payment', look: lookAtWebhook, isForLive: true },
  { check: 'database', look: lookAtDatabase },
  { check: 'database', look: lookAtLayout },
  { check: 'clock', look: lookAtClock },
  { check: 'mail', look: lookAtMailServer },
  { check: 'mail', look: lookAtSender, isForLive: true },
  { check: 'disk', look: lookAtDisk },
  { check: 'backup', look: lookAtBackup },
  { check: 'sample', look: lookAtSamples, isForLive: true },
  { check: 'sample', look: lookAtSampleRows, isForLive: true },
];

/** What is wrong with a shop. */
export interface Report {
  /** By check, faults first. */
  readonly findings: readonly Finding[];
  /** What could be looked at as a whole: only there no finding means that all is right. */
  readonly checked: ReadonlySet<Check>;
}

/** Milliseconds that a look may take. */
const patience = 12_000;

/**
 * Looks at everything that a shop stands on, all at once, and says what is wrong. Nothing is written anywhere.
 * Never throws.
 */
export async function examine(understood: Understood, outside: Outside = {}): Promise<Report> {
  const examination = openExamination(understood, outside);
  const wanted = looks.filter(({ isForLive }) => understood.isLive || !isForLive);
  try {
    return await runLooks(wanted, examination, patience);
  } finally {
    // One that hangs must not keep who asked.
    void examination.close();
  }
}

/** Runs looks at once. One that does not end in time, or throws, is a finding itself. */
export async function runLooks(
  wanted: readonly Look[],
  examination: Examination,
  limit: number,
): Promise<Report> {
  const all = await Promise.all(
    wanted.map(async ({ check, look }) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Finding[]>((resolve) => {
        const hung = foundIn(check, 'check_hung', { check, seconds: limit / 1000 });
        timer = setTimeout(() => resolve([hung]), limit);
      });
      const done = look(examination).catch((error) => [
        foundIn(check, 'check_failed', { check, reason: shortReason(error) }),
      ]);
      const findings = await Promise.race([done, late]).finally(() => clearTimeout(timer));
      return { check, findings };
    }),
  );
  const isChecked = (check: Check) => {
    const own = all.filter((each) => each.check === check);
    return own.length > 0 && own.every(({ findings }) => findings !== null);
  };
  return {
    findings: all.flatMap(({ findings }) => findings ?? []).toSorted((one, other) => rank(one) - rank(other)),
    checked: new Set(checks.filter(isChecked)),
  };
}

const rank = ({ check, level }: Finding) => checks.indexOf(check) * 2 + (level === 'fault' ? 0 : 1);
