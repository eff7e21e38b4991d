import { berlinClock } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { csvAmount, csvDay, csvRow, writeCsv } from '#rules/text/csv.ts';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { type LedgerSum, type MonthMovement, wholeLedgerOf } from './ledger-of-month.ts';
import type { LedgerRow } from './read-ledger.ts';
import type { Settled } from './settled-documents.ts';

const heads = [
  'Tag',
  'Uhrzeit',
  'Bestellung',
  'Art',
  'Betrag',
  'Davon erledigt',
  'Stand',
  'Nummer beim Zahlungsdienst',
  'Eingang',
  'Verwendungszweck',
  'Belege',
  'Empfänger',
];
const kinds: Readonly<Record<LedgerRow['kind'], string>> = {
  CHARGE: 'Zahlung',
  REFUND: 'Erstattung',
  DISPUTE: 'Rückbuchung',
  TRANSFER: 'Rücküberweisung',
};
const states = { ASKED: 'offen', DONE: 'erledigt', FAILED: 'gescheitert' } as const;

/**
 * The movements of money of a month for a spreadsheet, the oldest first, and below them their sums. What is not done counts
 * nothing in the column that is to be summed up. Errors: NotAllowed, StepUpRequired.
 */
export async function ledgerFileOf(deps: Deps, actor: StaffActor, month: string): Promise<string> {
  demand(mayInKitchen('exportLedger', actor, deps.now()));
  return ledgerCsv(await wholeLedgerOf(deps, month));
}

type Written = Pick<
  MonthMovement,
  | ('askedAt' | 'publicId' | 'kind' | 'amount' | 'state' | 'isInquiry' | 'isSettled' | 'isDayOnly')
  | ('providerId' | 'receivedOn' | 'reason')
> &
  Settled;

/** Movements and their sums as a spreadsheet has them. */
export function ledgerCsv({
  movements,
  sums,
}: {
  movements: readonly Written[];
  sums: readonly LedgerSum[];
}): string {
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  return writeCsv([
    heads,
    ...movements.map(rowOf),
    ...sums.map((sum) => footOf(`Summe ${nameOf(sum)}`, sum.amount)),
    footOf('Summe', total),
  ]);
}

function rowOf(movement: Written): string[] {
  const { amount, state, publicId, providerId, receivedOn, reason, documents, buyer } = movement;
  const { day, time } = berlinClock(movement.askedAt.getTime());
  return [
    csvDay(day),
    movement.isDayOnly ? '' : time,
    orderNumber(publicId),
    nameOf({ kind: movement.kind, isByBank: receivedOn !== null }),
    csvAmount(amount),
    csvAmount(state === 'DONE' ? amount : 0),
    stateOf(movement),
    providerId ?? '',
    receivedOn ? csvDay(receivedOn) : '',
    reason ?? '',
    documents,
    buyer,
  ];
}

function stateOf({ state, isInquiry, isSettled }: Written): string {
  if (isInquiry) return 'nur Nachfrage';
  return isSettled ? 'als Rücküberweisung erledigt' : states[state];
}

const footOf = (name: string, amount: number) =>
  csvRow(heads, { Art: name, 'Davon erledigt': csvAmount(amount) });

const nameOf = ({ kind, isByBank }: Pick<LedgerSum, 'kind' | 'isByBank'>) =>
  kind === 'CHARGE' && isByBank ? 'Überweisung' : kinds[kind];
