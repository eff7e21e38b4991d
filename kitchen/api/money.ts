import type { Comparison, MonthOfDocuments, MonthOfMoney } from '#contract/kitchen/money.ts';
import { call } from './call.ts';

/** What was issued in a month, `2026-11`, and its VAT. */
export const getDocuments = (month: string) => call<MonthOfDocuments>('GET', `/money/${month}/documents`);

/** What moved in a month, the newest first; of more than a page those before a movement. */
export const getLedger = (month: string, before?: number) =>
  call<MonthOfMoney>('GET', `/money/${month}/ledger${before === undefined ? '' : `?before=${before}`}`);

/** When the provider was last compared with the ledgers. */
export const getComparison = () => call<Comparison>('GET', '/money/comparison');

/** Compares them now; what takes long goes on, and is asked after. */
export const compareNow = () => call<Comparison>('POST', '/money/comparison');
