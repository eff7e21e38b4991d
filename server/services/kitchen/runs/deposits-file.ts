import { berlinClock } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { csvAmount, csvDay, csvRow, writeCsv } from '#rules/text/csv.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { type MonthOfDeposits, type SettledDeposit, wholeDepositsOf } from './deposits-of-month.ts';

const heads = [
  'Tag',
  'Uhrzeit',
  'Bestellung',
  'Bon',
  'Art',
  'Übergeben von',
  'Pfand bei der Übergabe',
  'Für leere Flaschen und Kästen',
  'Kassiert',
  'Stand',
];

/**
 * The deposits that were settled in cash at the hand-overs of a month for a spreadsheet, the oldest first, and below them their
 * sums; what was paid out is below 0, and where nobody said what was collected there is no amount. Errors: NotAllowed,
 * StepUpRequired.
 */
export async function depositsFileOf(deps: Deps, actor: StaffActor, month: string): Promise<string> {
  demand(mayInKitchen('exportLedger', actor, deps.now()));
  return depositsCsv(await wholeDepositsOf(deps, month));
}

function depositsCsv({ settled, due, returned, collected, unsaidDue }: MonthOfDeposits): string {
  return writeCsv([
    heads,
    ...settled.map(rowOf),
    csvRow(heads, {
      Art: 'Summe',
      'Pfand bei der Übergabe': csvAmount(due),
      'Für leere Flaschen und Kästen': csvAmount(returned),
      Kassiert: csvAmount(collected),
    }),
    csvRow(heads, { Art: 'Davon nicht gesagt', 'Pfand bei der Übergabe': csvAmount(unsaidDue) }),
  ]);
}

function rowOf({ order, at, by, due, returned, collected }: SettledDeposit): string[] {
  const { day, time } = berlinClock(at.getTime());
  return [
    csvDay(day),
    time,
    orderNumber(order.publicId),
    order.bon === null ? '' : String(order.bon),
    order.fulfilment === 'PICKUP' ? 'Abholung' : 'Lieferung',
    by ?? 'Tablet',
    csvAmount(due),
    returned === null ? '' : csvAmount(returned),
    collected === null ? '' : csvAmount(collected),
    collected === null ? 'nicht gesagt' : collected < 0 ? 'ausgezahlt' : 'kassiert',
  ];
}
