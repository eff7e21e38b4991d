import { afterAll, expect, test } from 'vitest';
import { openSandbox, order } from '../testing/sandbox.ts';

const { sandbox, receiver, close } = await openSandbox();
afterAll(close);

async function open(locale?: 'de' | 'en') {
  const session = await sandbox.stripe.checkout.sessions.create(order({ locale }));
  const url = String(session.url);
  const press = (action: string) => fetch(`${url}/${action}`, { method: 'POST', redirect: 'manual' });
  const status = async () => (await sandbox.stripe.checkout.sessions.retrieve(session.id)).payment_status;
  return { id: session.id, url, press, status, text: async (path = '') => (await fetch(url + path)).text() };
}

test('the page shows items, total and e-mail as text, in the session’s language', async () => {
  const english = await (await open('en')).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('2 × Käse &#38; &#60;Brot&#62;');
  expect(english).toContain('Pay €36.00</button>');
  expect(english).toContain('guest@example.com');
  expect(english).toContain('no money moves');
  const german = await (await open('de')).text();
  const visible = '36,00\u00a0€ bezahlen';
  expect(german).toContain('<html lang="de">');
  expect(german).toContain(`aria-label="${visible} / Pay €36.00">${visible}</button>`);
});

test('without a locale the browser’s language decides', async () => {
  const { url } = await open();
  const read = async (accepted: string) =>
    (await fetch(url, { headers: { 'accept-language': accepted } })).text();
  expect(await read('fr, de;q=0.8, en;q=0.5')).toContain('<html lang="de">');
  expect(await read('en-GB, de;q=0.8')).toContain('<html lang="en">');
});

test('it runs under a policy without scripts that lets its forms lead to the shop', async () => {
  const { url } = await open('en');
  const response = await fetch(url);
  const policy = String(response.headers.get('content-security-policy'));
  expect(policy).toContain("default-src 'none'; style-src 'self';");
  expect(policy).toContain("form-action 'self' http://localhost:3000");
  const body = await response.text();
  expect(body).not.toMatch(/<script| style=| on\w+=/);
  expect((await fetch(`${sandbox.url}/style.css`)).headers.get('content-type')).toBe('text/css');
});

test('Pay pays once and leads back to the shop; pressed again it says so and moves nothing', async () => {
  const { id, press, status, text } = await open('en');
  const response = await press('pay');
  expect(response.status).toBe(303);
  const home = `http://localhost:3000/payment/success?productOrderId=1&session_id=${id}`;
  expect(response.headers.get('location')).toBe(home);
  expect(await status()).toBe('paid');
  const again = await press('pay');
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('This order is paid');
  expect(await text()).not.toContain('class="main"');
  await expect
    .poll(() => receiver.events.filter((event) => JSON.stringify(event).includes(id)).length)
    .toBe(1);
});

test('a declined card stays on the page with an alert, and can be tried again', async () => {
  const { id, press, status, text } = await open('en');
  const response = await press('decline');
  expect(response.headers.get('location')).toBe(`/pay/${id}?declined=1`);
  expect(await text('?declined=1')).toMatch(/role="alert">The card was declined/);
  expect(await text()).not.toContain('role="alert"');
  await expect.poll(() => receiver.events.map(({ type }) => type)).toContain('payment_intent.payment_failed');
  expect((await press('pay')).status).toBe(303);
  expect(await status()).toBe('paid');
});

test('Pay later leads back unpaid; the page then lets the money arrive', async () => {
  const { press, status, text } = await open('de');
  expect((await press('pay-later')).headers.get('location')).toContain('/payment/success');
  expect(await status()).toBe('unpaid');
  expect(await text()).toContain('Das Geld kommt an');
  await press('settle');
  expect(await status()).toBe('paid');
  expect(await text()).toContain('Diese Bestellung ist bezahlt');
});

test('Cancel is a link to the shop and leaves the session open', async () => {
  const { text, status } = await open('en');
  expect(await text()).toMatch(
    /href="http:\/\/localhost:3000\/payment\/failed\?productOrderId=1">Cancel and go back/,
  );
  expect(await status()).toBe('unpaid');
});

test('an expired session cannot be paid', async () => {
  const { id, url, press, status } = await open('en');
  await sandbox.stripe.checkout.sessions.expire(id);
  const page = await fetch(url);
  expect(page.status).toBe(410);
  expect(await page.text()).toContain('This payment page has expired');
  expect((await press('pay')).status).toBe(409);
  expect(await status()).toBe('unpaid');
});

test('an unknown payment is a clear 404', async () => {
  const response = await fetch(`${sandbox.url}/pay/cs_test_no`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('There is no such payment');
});
