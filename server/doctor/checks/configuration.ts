import { wrongVariables } from '../../env.ts';
import { demoVariables } from '../demo-variables.ts';
import type { Examination } from '../examination.ts';
import type { Finding } from '../finding.ts';
import { oddVariables } from '../odd-variables.ts';

/** What a start refuses: variables that are missing or wrong, and in production those of a demo. And what it puts up with. */
export async function lookAtConfiguration(examination: Examination): Promise<Finding[]> {
  const ofDemo = examination.isLive ? demoVariables(examination) : [];
  return [...wrongVariables(examination), ...ofDemo, ...oddVariables(examination)];
}
