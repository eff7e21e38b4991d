import type { Reply } from '../reply.ts';
import type { Item, SessionRecord } from '../store/records.ts';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';
import { type Language, money, type TextKey, texts } from './texts.ts';

/** The page of a session that can be paid: items, discount, total, and a button for every outcome. */
export function openPage(
  record: SessionRecord,
  language: Language,
  status: number,
  declined: boolean,
): Reply {
  const { session } = record;
  const text = texts[language];
  const content = html`${declined && html`<p class="alert" role="alert">${text.declined}</p>`}
<section class="paper" aria-labelledby="order">
<h2 id="order">${text.order}</h2>
${summary(record, language)}
<p class="small">${session.customer_email && html`${text.email}: ${session.customer_email}<br>`}
${session.client_reference_id && html`${text.reference}: ${session.client_reference_id}`}</p>
${button(record, language, 'pay', 'pay', 'main')}
</section>
<section class="others" aria-labelledby="others">
<h2 id="others">${text.others}</h2>
<div class="row">${button(record, language, 'pay-later', 'payLater')}${button(record, language, 'decline', 'decline')}</div>
</section>
${
  session.cancel_url &&
  html`<a class="cancel" href="${session.cancel_url}"${label(language, text.cancel, texts.en.cancel)}>${text.cancel}</a>`
}`;
  const targets = [session.success_url, session.cancel_url];
  return page({ status, language, heading: text.title, content, targets });
}

function summary({ session, items }: SessionRecord, language: Language): Html {
  const text = texts[language];
  const show = (amount: number) => money(amount, session.currency, language);
  const discount = session.amount_subtotal - session.amount_total;
  const line = (item: Item) => html`<li><span>${item.quantity} × ${item.name}</span>
    <span class="amount">${show(item.unitAmount * item.quantity)}</span></li>`;
  return html`<ul class="items">${items.map(line)}</ul>
<dl>
${discount > 0 && html`<div class="sum"><dt>${text.discount}</dt><dd>−${show(discount)}</dd></div>`}
<div class="sum total"><dt>${text.total}</dt><dd>${show(session.amount_total)}</dd></div>
</dl>`;
}

function button(record: SessionRecord, language: Language, action: string, key: TextKey, kind = ''): Html {
  const { session } = record;
  const said = (spoken: Language) =>
    texts[spoken][key].replace('{total}', money(session.amount_total, session.currency, spoken));
  return html`<form method="post" action="/pay/${session.id}/${action}">
<button${kind && html` class="${kind}"`}${label(language, said(language), said('en'))}>${said(language)}</button></form>`;
}

// the accessible name begins with the visible words (WCAG 2.5.3) and also holds the English ones
function label(language: Language, visible: string, english: string): Html | false {
  return language !== 'en' && html` aria-label="${visible} / ${english}"`;
}
