import type { Session } from '../store/records.ts';

export type Language = 'en' | 'de';

const en = {
  title: 'Payment',
  sandbox: 'Payment sandbox: no money moves, and no card is asked for.',
  order: 'Your order',
  reference: 'Reference',
  discount: 'Discount',
  total: 'Total',
  email: 'E-mail',
  pay: 'Pay {total}',
  payLater: 'Pay later',
  decline: 'Decline the card',
  cancel: 'Cancel and go back',
  others: 'Other outcomes to try',
  declined: 'The card was declined. No money has moved. You can try again.',
  paid: 'This order is paid',
  paidText: 'The payment has already been made. Nothing more will be charged.',
  waiting: 'The payment is on its way',
  waitingText: 'You chose to pay later. Here you decide whether the money arrives.',
  settle: 'The money arrives',
  failLater: 'The money does not arrive',
  failed: 'The payment has failed',
  failedText: 'The money did not arrive. Nothing was charged.',
  expired: 'This payment page has expired',
  expiredText: 'Nothing was charged. Please start again in the shop.',
  missing: 'There is no such payment',
  missingText: 'Please follow the link from the shop again.',
  back: 'Back to the shop',
  aftermath: 'What can still happen to the money, without the shop',
  refundedSum: 'Refund',
  disputed: 'Dispute',
  refundHalf: 'Refund half of it by hand',
  refundRest: 'Refund the rest by hand',
  failRefund: 'The refund fails',
  inquiry: 'The bank asks what it was for',
  escalateInquiry: 'The bank takes the money back after all',
  closeInquiry: 'The bank asks no more',
  dispute: 'The customer disputes it',
  winDispute: 'The dispute is won',
  loseDispute: 'The dispute is lost',
};

const de: typeof en = {
  title: 'Bezahlen',
  sandbox: 'Zahlungs-Sandbox: Es fließt kein Geld, und niemand fragt nach einer Karte.',
  order: 'Ihre Bestellung',
  reference: 'Referenz',
  discount: 'Rabatt',
  total: 'Gesamtbetrag',
  email: 'E-Mail',
  pay: '{total} bezahlen',
  payLater: 'Später bezahlen',
  decline: 'Karte ablehnen',
  cancel: 'Abbrechen und zurück',
  others: 'Andere Ausgänge zum Ausprobieren',
  declined: 'Die Karte wurde abgelehnt. Es ist kein Geld geflossen. Sie können es noch einmal versuchen.',
  paid: 'Diese Bestellung ist bezahlt',
  paidText: 'Die Zahlung ist schon erfolgt. Es wird nichts weiter abgebucht.',
  waiting: 'Die Zahlung ist unterwegs',
  waitingText: 'Sie haben „Später bezahlen“ gewählt. Hier entscheiden Sie, ob das Geld ankommt.',
  settle: 'Das Geld kommt an',
  failLater: 'Das Geld kommt nicht an',
  failed: 'Die Zahlung ist fehlgeschlagen',
  failedText: 'Das Geld ist nicht angekommen. Es wurde nichts abgebucht.',
  expired: 'Diese Zahlungsseite ist abgelaufen',
  expiredText: 'Es wurde nichts abgebucht. Bitte beginnen Sie im Shop noch einmal.',
  missing: 'Diese Zahlung gibt es nicht',
  missingText: 'Bitte folgen Sie noch einmal dem Link aus dem Shop.',
  back: 'Zurück zum Shop',
  aftermath: 'Was ohne den Shop noch mit dem Geld geschehen kann',
  refundedSum: 'Erstattung',
  disputed: 'Rückbuchung',
  refundHalf: 'Die Hälfte von Hand erstatten',
  refundRest: 'Den Rest von Hand erstatten',
  failRefund: 'Die Erstattung scheitert',
  inquiry: 'Die Bank fragt, wofür es war',
  escalateInquiry: 'Die Bank holt das Geld doch zurück',
  closeInquiry: 'Die Bank fragt nicht mehr',
  dispute: 'Der Kunde lässt zurückbuchen',
  winDispute: 'Die Rückbuchung ist abgewehrt',
  loseDispute: 'Die Rückbuchung ist verloren',
};

export type TextKey = keyof typeof en;
export const texts: Record<Language, Record<TextKey, string>> = { en, de };

/** The page's language: the session's, else the browser's; German or English. */
export function languageOf(session: Session | undefined, accepted: string | null): Language {
  const locale = session?.locale ?? 'auto';
  if (locale !== 'auto') return locale === 'de' ? 'de' : 'en';
  const first = (accepted ?? '').toLowerCase().match(/\b(de|en)\b/)?.[1];
  return first === 'de' ? 'de' : 'en';
}

/** A sum in the smallest unit as people write it: €36.00, 36,00 €. */
export function money(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-IE', {
    style: 'currency',
    currency,
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
