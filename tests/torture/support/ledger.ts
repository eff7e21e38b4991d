import { wrongLedgers } from '../../support/wrong-ledgers.ts';
import type { Field } from './field.ts';

/** How many orders have a ledger that does not say what happened to their money. */
export async function countWrongLedgers(field: Field): Promise<number> {
  return (await field.query(wrongLedgers)).length;
}
