import { lastBackup } from '../../backup/last-backup.ts';
import { type Examination, laidOut } from '../examination.ts';
import { type Finding, found } from '../finding.ts';

/** Hours after which a backup is late: one a night, which may take a while. */
const late = 30;

/** Whether a backup was made of late. */
export async function lookAtBackup(examination: Examination): Promise<Finding[] | null> {
  const client = await laidOut(examination);
  if (!client) return null;
  const last = await lastBackup(client);
  if (!last) return [found('backup_never')];
  const hours = Math.floor((examination.now() - last.at.getTime()) / 3_600_000);
  return hours > late ? [found('backup_old', { hours })] : [];
}
