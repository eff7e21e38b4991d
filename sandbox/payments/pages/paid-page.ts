import { disputesOf, openDisputeOf, openInquiryOf } from '../disputes.ts';
import { findIntent } from '../intents.ts';
import type { Reply } from '../reply.ts';
import type { PaymentIntent, SessionRecord } from '../store/records.ts';
import { refundedSoFar, refundsOf } from '../store/refunded.ts';
import type { Store } from '../store/store.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { type Language, money, type TextKey, texts } from './texts.ts';

/** The page of a session that is paid: the way back, and what can still happen to the money without the shop. */
export function paidPage(
  store: Store,
  { session }: SessionRecord,
  language: Language,
  status: number,
  home: string,
): Reply {
  const text = texts[language];
  const intent = session.payment_intent ? findIntent(store, session.payment_intent) : null;
  const content = html`<div class="paper"><p>${text.paidText}</p>
<p class="small"><a class="button" href="${home}">${text.back}</a></p></div>
${intent && aftermath(store, session.id, intent, language)}`;
  return page({ status, language, heading: text.paid, content });
}

function aftermath(store: Store, id: string, intent: PaymentIntent, language: Language): Html {
  const text = texts[language];
  const show = (amount: number) => money(amount, intent.currency, language);
  const refunds = refundsOf(store, intent.id);
  const lines = [
    ...refunds.map(({ amount, status }) => [`${text.refundedSum} (${status})`, show(amount)] as const),
    ...disputesOf(store, intent.id).map(
      ({ amount, status }) => [`${text.disputed} (${status})`, show(amount)] as const,
    ),
  ];
  const isAsked = openInquiryOf(store, intent) !== undefined;
  const isDisputed = openDisputeOf(store, intent) !== undefined;
  const hasRest = refundedSoFar(store, intent.id) < intent.amount;
  const possible: [action: string, key: TextKey, isPossible: boolean][] = [
    ['refund-half', 'refundHalf', refunds.length === 0 && !isDisputed],
    ['refund', 'refundRest', hasRest && !isDisputed],
    ['fail-refund', 'failRefund', refunds.some((refund) => refund.status !== 'failed')],
    ['inquiry', 'inquiry', disputesOf(store, intent.id).length === 0],
    ['escalate-inquiry', 'escalateInquiry', isAsked],
    ['close-inquiry', 'closeInquiry', isAsked],
    ['dispute', 'dispute', disputesOf(store, intent.id).length === 0],
    ['win-dispute', 'winDispute', isDisputed],
    ['lose-dispute', 'loseDispute', isDisputed],
  ];
  return html`<section class="others" aria-labelledby="aftermath">
<h2 id="aftermath">${text.aftermath}</h2>
${lines.length > 0 && html`<ul class="items">${lines.map(([what, amount]) => html`<li><span>${what}</span><span class="amount">${amount}</span></li>`)}</ul>`}
<div class="row">${possible
    .filter(([, , isPossible]) => isPossible)
    .map(([action, key]) => button(id, action, text[key], texts.en[key]))}</div>
</section>`;
}

// the accessible name begins with the visible words and also holds the English ones, as on the page before
function button(id: string, action: string, label: string, english: string): Html {
  return html`<form method="post" action="/pay/${id}/${action}">
<button aria-label="${label === english ? label : `${label} / ${english}`}">${label}</button></form>`;
}
