import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { money } from '#server/db/schema/payments.ts';
import { settings } from '#server/db/schema/settings.ts';
import { call, signedIn } from '../../tests/support/client.ts';
import { waitForMails } from '../../tests/support/mailbox.ts';
import {
  fault,
  idOf,
  listedOrder,
  order,
  paidOrder,
  refundsOf,
  soon,
  statusOf,
} from '../../tests/support/orders.ts';
import { startTestShop, type TestShop } from '../../tests/support/shop.ts';
import { eraseCustomer } from '../services/customers/erase-customer.ts';
import { runCommand } from './run.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** The variables that a command finds on the machine of the shop. */
const variables = () => {
  const { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = shop.config;
  return { DATABASE_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE };
};
const run = async (line: string) => {
  let [output, complaint] = ['', ''];
  const code = await runCommand(line.split(' '), variables(), {
    write: (text) => {
      output += text;
    },
    complain: (text) => {
      complaint += text;
    },
  });
  return { code, output, complaint };
};

describe('settings', () => {
  test('are shown, and one is changed for the running shop', async () => {
    expect((await run('settings get')).output).toMatch(/min-order +50\n/);
    expect(await run('settings set min-order 80 --dry-run')).toMatchObject({
      code: 0,
      output: 'would change min-order from "50" to "80"\n',
    });
    const setting = () => call(shop, 'GET', '/v1/extra-config', { query: { key: 'min-order' } });
    expect((await setting()).json).toEqual({ value: '50' });
    expect((await run('settings set min-order 80')).output).toBe('changed min-order from "50" to "80"\n');
    expect((await setting()).json).toEqual({ value: '80' });
    await expect(order(shop, { productQuantities: { '101': 1 } })).rejects.toThrow('MinimumOrderNotMet');
    await run('settings set min-order 50');
  });

  test('of a wrong kind or name are refused', async () => {
    expect(await run('settings set min-order much')).toMatchObject({
      code: 2,
      complaint: 'min-order is an amount in euro such as 50 or 49.90\n',
    });
    await shop.deps.db
      .insert(settings)
      .values({ key: 'notice', value: '', public: true })
      .onConflictDoNothing();
    expect((await run('settings get notice')).code).toBe(0);
    expect(await run('settings set notice closed')).toMatchObject({
      code: 2,
      complaint: 'notice is changed in the kitchen\n',
    });
    expect(await run('settings get server-secret')).toMatchObject({ code: 2, output: '' });
  });
});

test('a discount is added, used, listed and ended', async () => {
  const line = 'discounts add sommer15 --percent 15 --minimum 100 --uses 3 --until 2099-12-31';
  expect(await run(`${line} --dry-run`)).toMatchObject({
    code: 0,
    output: 'would add SOMMER15: 15 %, until 2099-12-31, for orders from €100.00, 3 times\n',
  });
  expect((await run('discounts list')).output).not.toContain('SOMMER15');
  expect((await run(line)).code).toBe(0);
  expect(await run(line)).toMatchObject({ code: 1, complaint: 'the code SOMMER15 is taken\n' });
  expect(await run('discounts add other --percent 15 --amount 3')).toMatchObject({ code: 2 });
  expect(await run('discounts add other --percent 101')).toMatchObject({ code: 2 });
  const backwards = 'discounts add other --percent 15 --from 2099-02-01 --until 2099-01-31';
  expect(await run(backwards)).toMatchObject({ code: 2 });
  await order(shop, { discountCodeName: 'Sommer15' });
  expect((await run('discounts list')).output).toMatch(/SOMMER15 +15 % +2099-12-31 +€100.00 +1 of 3 +runs\n/);
  expect((await run('discounts end Sommer15')).output).toBe('ended SOMMER15\n');
  await expect(order(shop, { discountCodeName: 'SOMMER15' })).rejects.toThrow('DiscountExpired');
  expect(await run('discounts end sommer15')).toMatchObject({ code: 1 });
});

test('the catalogue is imported, and before that it says what would change', async () => {
  await shop.deps.db.update(products).set({ price: 1 }).where(eq(products.id, 101));
  const price = async () =>
    (await shop.deps.db.select().from(products).where(eq(products.id, 101)))[0]?.price;
  const preview = await run('catalogue import --dry-run');
  expect(preview.output).toMatch(/101 +Open rolls, mixed +changed\n1 products would change\n/);
  expect(await price()).toBe(1);
  expect((await run('catalogue import')).output).toContain('1 products changed\n');
  expect(await price()).toBe(5800);
  expect((await run('catalogue import')).output).toBe('0 products changed\n');
  await shop.deps.db.insert(settings).values({ key: 'catalogue-owner', value: 'database' });
  expect(await run('catalogue import')).toMatchObject({ code: 1, output: '' });
  await shop.deps.db.delete(settings).where(eq(settings.key, 'catalogue-owner'));
});

describe('orders', () => {
  test('of a day are listed by time, and one is shown', async () => {
    const customer = await signedIn(shop, { name: 'Jana', lastname: 'Holm', mobileNumber: '030 123' });
    const placed = await paidOrder(shop, {}, customer);
    const day = soon(shop).slice(0, 10);
    const { output } = await run(`orders list --day ${day}`);
    const number = placed.publicId.slice(0, 8);
    expect(output).toMatch(new RegExp(`12:30 +${number} +PAID +DELIVERY +Jana Holm +030 123 +1 +€116.00\n`));
    expect((await run('orders list --day 2020-01-01')).output).toBe(
      '0 orders on 2020-01-01, 0 of them paid: €0.00\n',
    );
    expect(await run('orders list --day today')).toMatchObject({ code: 2 });
    const shown = (await run(`orders show ${number}`)).output;
    expect(shown).toContain(placed.publicId);
    expect(shown).toMatch(/documents +RE-\d{4}-\d{5}\n/);
    expect(shown).toMatch(/2 +Open rolls, mixed +€116.00\n/);
    expect(await run('orders show 00000000')).toMatchObject({
      code: 1,
      complaint: 'We could not find this order.\n',
    });
  });

  test('are not taken for each other where two numbers begin alike', async () => {
    const [one, other] = [await paidOrder(shop), await paidOrder(shop)];
    const alike = `${one.publicId.slice(0, 9)}${other.publicId.slice(9)}`;
    await shop.deps.db
      .update(productOrders)
      .set({ publicId: alike })
      .where(eq(productOrders.publicId, other.publicId));
    expect(await run(`orders show ${one.publicId.slice(0, 8)}`)).toMatchObject({
      code: 1,
      complaint: 'We could not find this order.\n',
    });
    expect((await run(`orders show ${alike}`)).output).toContain(alike);
  });

  test('are a line each, whatever a name that was stored before holds', async () => {
    const name = 'Jana\n12:30  4f2a11bc  PAID  DELIVERY\u001b[2K\r';
    const customer = await signedIn(shop, { name, lastname: '\u202eHolm', mobileNumber: '030\t123' });
    const placed = await paidOrder(shop, { deliveryInstruction: 'Ring\nstatus  PAID' }, customer);
    const number = placed.publicId.slice(0, 8);
    const { output } = await run(`orders list --day ${soon(shop).slice(0, 10)}`);
    const lines = output.split('\n').filter((line) => line.includes('4f2a11bc'));
    expect(lines).toEqual([expect.stringContaining(number)]);
    const shown = (await run(`orders show ${number}`)).output;
    expect(shown.match(/^status .*$/gm)).toEqual(['status        PAID']);
    expect(output + shown).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  test('that are paid and have no time are on the list of every day', async () => {
    const placed = await paidOrder(shop, { preferDateAndTime: undefined });
    await order(shop, { preferDateAndTime: undefined });
    const { output } = await run('orders list --day 2020-01-01');
    expect(output).toMatch(new RegExp(`no time +${placed.publicId.slice(0, 8)} +PAID`));
    expect(output).not.toContain('PENDING');
    expect(output).toContain('0 orders on 2020-01-01, 0 of them paid: €0.00\n1 more without a time');
    await shop.deps.db.execute(
      "update product_orders set paid_at = now() - interval '31 days' where status = 'PAID'",
    );
    expect((await run('orders list --day 2020-01-01')).output).not.toContain('no time');
  });

  test('that are paid are canceled with their refund only, at any time, and the customer is told', async () => {
    const placed = await paidOrder(shop);
    const number = placed.publicId.slice(0, 8);
    expect(await run(`orders cancel ${number}`)).toMatchObject({
      code: 1,
      complaint: `order ${number} is paid: --refund sends €116.00 back\n`,
    });
    expect((await run(`orders cancel ${number} --refund --dry-run`)).output).toBe(
      `would cancel order ${number} and refund €116.00\n`,
    );
    expect(await statusOf(shop, placed)).toBe('PAID');
    await shop.deps.db.execute(
      "update product_orders set prefer_date_and_time = '2020-01-01T12:30' where status = 'PAID'",
    );
    expect((await run(`orders cancel ${number} --refund`)).output).toBe(
      `canceled order ${number} and refund €116.00\n`,
    );
    expect(await listedOrder(shop, placed)).toMatchObject({ status: 'CANCELED', refund: { state: 'DONE' } });
    expect(await refundsOf(shop, placed)).toHaveLength(1);
    const mails = await waitForMails(placed.customer.email, 2);
    expect(mails.some(({ subject }) => subject.includes('is canceled'))).toBe(true);
    expect(await run(`orders cancel ${number} --refund`)).toMatchObject({ code: 1 });
  });

  test('whose refund the provider does not take are canceled, and the running shop goes on', async () => {
    const placed = await paidOrder(shop);
    await fault(shop, { api: '502', match: 'POST /v1/refunds' });
    const { code, output } = await run(`orders cancel ${placed.publicId} --refund`);
    await fault(shop, { api: 'none' });
    expect(code).toBe(0);
    expect(output).toContain('the running shop goes on trying');
    await shop.restart();
    await expect.poll(async () => (await listedOrder(shop, placed)).refund.state).toBe('DONE');
  });

  test('whose refund has failed are closed once the owner has sent the money back', async () => {
    const placed = await paidOrder(shop);
    const number = placed.publicId.slice(0, 8);
    await run(`orders cancel ${number} --refund`);
    const none = { code: 1, complaint: `order ${number} has no refund that failed or hangs\n` };
    expect(await run(`orders refunded ${number}`)).toMatchObject(none);
    const { db, now } = shop.deps;
    await db
      .update(money)
      .set({ state: 'FAILED' })
      .where(and(eq(money.kind, 'REFUND'), eq(money.orderId, await idOf(shop, placed))));
    const erase = () => eraseCustomer({ db, now: now() }, placed.customer.email, { dryRun: true });
    await expect(erase()).rejects.toThrow('is being refunded');
    expect((await run(`orders refunded ${number} --dry-run`)).output).toBe(
      `would note that €116.00 of order ${number} went back by hand\n`,
    );
    await expect(erase()).rejects.toThrow('orders refunded');
    expect((await run(`orders refunded ${number}`)).output).toBe(
      `noted that €116.00 of order ${number} went back by hand\n`,
    );
    expect((await listedOrder(shop, placed)).refund.state).toBe('DONE');
    expect(await erase()).toEqual({ deletedOrders: 0, keptOrders: 1 });
    expect(await run(`orders refunded ${number}`)).toMatchObject(none);
  });

  test('that are not paid are canceled without one', async () => {
    const placed = await order(shop);
    expect((await run(`orders cancel ${placed.publicId}`)).output).toContain('which is not paid');
    expect(await statusOf(shop, placed)).toBe('CANCELED');
  });
});

test('what is not a command is answered with those there are', async () => {
  expect((await run('--help')).output).toContain('orders cancel <id> [--refund] [--dry-run]');
  expect(await run('orders eat')).toMatchObject({ code: 2, output: '' });
  expect(await run('settings get --loud')).toMatchObject({ code: 2 });
});

test('what a command does not take is refused, not passed over', async () => {
  expect(await run('settings set closed-days 2026-12-24, 2027-01-01')).toMatchObject({
    code: 2,
    complaint: '"2027-01-01" is too much\nsettings set <key> <value> [--dry-run]\n',
  });
  expect(await run('orders list --day 2026-12-24 --dry-run')).toMatchObject({
    code: 2,
    complaint: '--dry-run is not for this command\norders list --day <YYYY-MM-DD>\n',
  });
  for (const line of [
    'discounts list all',
    'orders show 1 2',
    'invoices next 2 --refund',
    'doctor --dry-run',
  ])
    expect(await run(line), line).toMatchObject({ code: 2, output: '' });
  for (const line of [
    'invoices next --credit-notes',
    'catalogue check content/no.ts',
    'settings get min-order',
  ])
    expect((await run(line)).code, line).not.toBe(2);
  const complaint = 'there is no file content/no.ts\n';
  expect(await run('catalogue check content/no.ts')).toEqual({ code: 1, output: '', complaint });
});

test('it is a program of its own, with exit codes', async () => {
  const program = async (...args: string[]) => {
    const child = spawn(process.execPath, ['build/commands/shop.js', ...args], {
      env: { ...process.env, ...variables() },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return { output, code };
  };
  expect(await program('settings', 'get', 'min-order')).toEqual({
    code: 0,
    output: 'setting    value\n─────────  ─────\nmin-order  50\n',
  });
  expect(await program('discounts', 'end', 'NONE')).toEqual({ code: 1, output: '' });
});
