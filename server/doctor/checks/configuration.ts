import { wrongVariables } from '../../env.ts';
import { demoVariables } from '../demo-variables.ts';
import type { Examination } from '../examination.ts';
import type { Finding } from '../finding.ts';

/** What a start refuses: variables that are missing or wrong, and in production those of a demo. */
export async function lookAtConfiguration(examination: Examination): Promise<Finding[]> {
  const ofDemo = examination.isLive ? demoVariables(examination) : [];
  return [...wrongVariables(examination), ...ofDemo];
}
