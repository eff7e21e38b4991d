import { aftermath, intentOfSession } from '../aftermath.ts';
import { actions, findSession } from '../checkout.ts';
import { ApiError } from '../errors.ts';
import type { Call, Reply } from '../reply.ts';
import type { SessionRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { paidPage } from './paid-page.ts';
import { openPage } from './payable-page.ts';
import { style } from './style.ts';
import { type Language, languageOf, type TextKey, texts } from './texts.ts';

/** The payment page and what its buttons send; plain forms, no script. */
export function answerPage(store: Store, call: Call): Reply {
  const [place, id = '', action = ''] = call.path;
  const language = languageOf(undefined, call.header('accept-language'));
  if (place === 'style.css') return { status: 200, body: style, headers: { 'content-type': 'text/css' } };
  if (place === undefined) return overview(store, language);
  if (place !== 'pay') return notice(404, language, 'missing', null);
  const record = found(store, id);
  if (!record) return notice(404, language, 'missing', null);
  if (call.method === 'POST') return press(store, record, action, call);
  return show(store, record, call, 200);
}

function found(store: Store, id: string): SessionRecord | undefined {
  return store.table('sessions').has(id) ? findSession(store, id) : undefined;
}

function press(store: Store, record: SessionRecord, action: string, call: Call): Reply {
  const isLater = Object.hasOwn(aftermath, action);
  if (!isLater && (action === 'expire' || !Object.hasOwn(actions, action))) {
    return show(store, record, call, 404);
  }
  try {
    if (isLater) {
      aftermath[action]?.(store, intentOfSession(store, record.session.id), null);
      return { status: 303, body: '', headers: { location: `/pay/${record.session.id}` } };
    }
    const next = actions[action as keyof typeof actions](store, record);
    const { id, success_url } = next.session;
    const here = action === 'decline' ? `/pay/${id}?declined=1` : `/pay/${id}`;
    const home = success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
    const leaves = action === 'pay' || action === 'pay-later';
    return { status: 303, body: '', headers: { location: leaves ? home : here } };
  } catch (error) {
    // pressed a second time, or too late: say how things stand and move nothing
    if (error instanceof ApiError) return show(store, record, call, 409);
    throw error;
  }
}

function show(store: Store, record: SessionRecord, call: Call, status: number): Reply {
  const { session } = record;
  const language = languageOf(session, call.header('accept-language'));
  const home = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  if (session.status === 'open') return openPage(record, language, status, call.query.includes('declined=1'));
  if (session.status === 'expired')
    return notice(status === 200 ? 410 : status, language, 'expired', session.cancel_url);
  if (record.later === 'waiting') return waitingPage(record, language, status, home);
  if (record.later === 'failed') return notice(status, language, 'failed', session.cancel_url);
  return paidPage(store, record, language, status, home);
}

function waitingPage({ session }: SessionRecord, language: Language, status: number, home: string): Reply {
  const text = texts[language];
  const button = (action: string, label: string, english: string) =>
    html`<form method="post" action="/pay/${session.id}/${action}">
      <button aria-label="${language === 'en' ? label : `${label} / ${english}`}">${label}</button></form>`;
  const content = html`<div class="paper"><p>${text.waitingText}</p><div class="row">
    ${button('settle', text.settle, texts.en.settle)}${button('fail-later', text.failLater, texts.en.failLater)}
    </div><a class="cancel" href="${home}">${text.back}</a></div>`;
  return page({ status, language, heading: text.waiting, content });
}

function notice(
  status: number,
  language: Language,
  what: 'failed' | 'expired' | 'missing',
  link: string | null,
): Reply {
  const text = texts[language];
  const key: TextKey = `${what}Text`;
  const content = html`<div class="paper"><p>${text[key]}</p>
    ${link && html`<p class="small"><a class="button" href="${link}">${text.back}</a></p>`}</div>`;
  return page({ status, language, heading: text[what], content });
}

function overview(store: Store, language: Language): Reply {
  const newest = [...store.table('sessions').values()].slice(-20).reverse();
  const rows = newest.map(
    ({
      session,
    }) => html`<li><a href="/pay/${session.id}">${session.client_reference_id ?? session.id.slice(0, 20)}</a>
      <span>${session.status}, ${session.payment_status}</span></li>`,
  );
  const content = html`<div class="paper"><ul class="items">${rows}</ul></div>`;
  return page({ status: 200, language, heading: texts[language].title, content });
}
