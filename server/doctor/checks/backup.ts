import { wrongRecipients } from '../../backup/encryption.ts';
import { lastBackup } from '../../backup/last-backup.ts';
import { type LastTrial, lastTrial } from '../../backup/last-trial.ts';
import { isOfNewer } from '../../backup/newer-layout.ts';
import { type Examination, laidOut } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** Hours after which a backup is late: one a night, which may take a while. */
const late = 30;
/** Days after which a trial is late: one a week, and a night more. */
const lateTrial = 9;

/** Whether a backup was made of late, and restored for trial, and can be encrypted for who is named. */
export async function lookAtBackup(examination: Examination): Promise<Finding[] | null> {
  const client = await laidOut(examination);
  if (!client) return null;
  const { given, isLive, now } = examination;
  const wrong = await wrongRecipients(given.BACKUP_RECIPIENTS ?? []);
  const recipients = wrong.map((nth) => found('backup_recipient', { nth }));
  const last = await lastBackup(client);
  if (!last) return [...recipients, found('backup_never')];
  const hours = Math.floor((now() - last.at.getTime()) / 3_600_000);
  return [
    ...recipients,
    ...(hours > late ? [found('backup_old', { hours })] : []),
    // Whether copies leave this machine nobody can know: those of customers should.
    ...(isLive && !last.isEncrypted ? [found('backup_plain')] : []),
    ...trialFindings(await lastTrial(client), now(), await isOfNewer(client).catch(() => false)),
  ];
}

function trialFindings(trial: LastTrial | null, now: number, isNewer: boolean): Finding[] {
  // Here each trial would fail, whatever the backup is; what the newer program found counts.
  if (isNewer) {
    const isOurs = trial === null || trial.problem === null || /this shop does not know/.test(trial.problem);
    return [found('backup_newer'), ...(isOurs ? [] : trialFindings(trial, now, false))];
  }
  if (!trial) return [found('backup_untried')];
  if (trial.problem !== null)
    return [found('backup_trial_failed', { reason: trial.problem.replace(/\.$/, '') })];
  const days = Math.floor((now - (trial.at?.getTime() ?? 0)) / 86_400_000);
  return days > lateTrial ? [found('backup_trial_old', { days })] : [];
}
