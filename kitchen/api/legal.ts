import type { LegalVersion } from '#contract/kitchen/legal.ts';
import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import { call } from './call.ts';

/** What a legal page says, or said once. */
export const getLegalVersion = (page: OwnLegalPage, number: number) =>
  call<LegalVersion>('GET', `/legal/${page}/versions/${number}`);
