import type { MonthOfDocuments, MonthOfMoney } from '#contract/kitchen/money.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { type Cents, centsOf } from '#rules/money/money.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { formatMoney } from '#rules/text/format.ts';
import { documentName } from '../order/order-words.ts';
import { dayAndMonth } from '../parts/words.ts';

export type MonthDocument = MonthOfDocuments['documents'][number];
export type Movement = MonthOfMoney['movements'][number];

/** An amount in cents for people, below 0 with a minus and no hyphen. */
export const amountText = (cents: Cents) => formatMoney(cents, getLocale()).replace('-', '−');

/** An amount in euro for people, below 0 with a minus and no hyphen. */
export const euroText = (euro: number) => amountText(centsOf(euro));

/** The day of something in Unix seconds, in short: 12. Okt. */
export const dayText = (seconds: number) => dayAndMonth(berlinClock(seconds * 1000).day);

/** What the kitchen calls an order by, with its day, beside its number; empty before it has one. */
export const bonText = ({ bon, day }: Pick<Movement, 'bon' | 'day'>): string =>
  bon == null || day == null ? '' : m.money_bon({ bon, day: dayAndMonth(day) });

/** What a document is called. */
export const nameOfDocument = (document: MonthDocument) =>
  documentName({ ...document, issuedAt: document.issued });

/** What kind of movement something is. */
export function kindText({ kind, isByBank }: { kind: Movement['kind']; isByBank: boolean }): string {
  if (kind === 'CHARGE') return isByBank ? m.money_transfer_in() : m.money_charge();
  if (kind === 'REFUND') return m.money_refund();
  return kind === 'DISPUTE' ? m.money_dispute() : m.money_transfer_back();
}

/** How far a movement is that is not done; empty for one that is. */
export function stateText({
  kind,
  state,
  isInquiry,
  isSettled,
  isByHand,
}: Pick<Movement, 'kind' | 'state' | 'isInquiry' | 'isSettled' | 'isByHand'>): string {
  if (state === 'DONE') return '';
  if (isSettled) return m.money_settled();
  if (isByHand) return m.money_by_hand();
  if (isInquiry) return m.money_inquiry();
  if (kind === 'DISPUTE') return state === 'ASKED' ? m.money_dispute_open() : m.money_dispute_won();
  return state === 'ASKED' ? m.money_asked() : m.money_failed();
}

/** The documents that hold each word of what was typed, in their number, name, kind, order or amount. */
export function foundDocuments(documents: readonly MonthDocument[], query: string): readonly MonthDocument[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    const { code, buyer, publicProductOrderId: order, amount } = document;
    const text = folded(
      [code, buyer, nameOfDocument(document), orderNumber(order), bonText(document), euroText(amount)].join(
        ' ',
      ),
    );
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) =>
  text.toLowerCase().replaceAll('\u00ad', '').replaceAll('−', '-').normalize('NFD').replace(/\p{M}/gu, '');
