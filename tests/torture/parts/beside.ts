import { setTimeout as sleep } from 'node:timers/promises';
import { BothShops } from '../support/both-shops.ts';
import { type Field, openField } from '../support/field.ts';
import { wrongHistories } from '../support/history.ts';
import { countWrongLedgers } from '../support/ledger.ts';
import { drained } from '../support/mailbox.ts';
import { type Outcome, type Part, together } from '../support/part.ts';
import { type Program, program } from '../support/program.ts';
import { installLastRelease } from '../support/release.ts';
import { splitWebhooks } from '../support/webhook-splitter.ts';

const atOnce = 6;
const limitMs = 60_000;

/**
 * The last release and this tree, both built, side by side on one database under load, as in an upgrade and on the way
 * back: the release lays the database out and this tree starts beside it; then the release starts on the new layout;
 * then invoices begin a new series. Half the webhooks go to each.
 */
export const beside: Part = async (_, amount) => {
  const release = installLastRelease();
  const programs: Program[] = [];
  const webhooks = await splitWebhooks(() => programs.filter((one) => one.isOpen()));
  let field: Field | undefined;
  try {
    const opened = await openField({ webhookUrl: webhooks.url });
    field = opened;
    const env = { ...opened.environment, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' };
    const before = await program(release.version, release.folder, env);
    const present = await program('this tree', process.cwd(), env);
    programs.push(before, present);
    const shops = new BothShops(opened, programs);
    const underLoad = async (step: () => Promise<void>) => {
      let isDone = false;
      const stepping = step().finally(() => {
        isDone = true;
      });
      const loading = (async () => {
        await together(Math.ceil(amount / 4), atOnce, () => shops.order());
        while (!isDone) await together(atOnce, atOnce, () => shops.order());
      })();
      await Promise.all([stepping, loading]);
    };
    await before.start();
    await underLoad(() => present.start());
    await underLoad(async () => undefined);
    await underLoad(async () => {
      await before.stop();
      await before.start();
    });
    await underLoad(() => beginSeries(opened));
    const { losses, ...told } = await outcome(
      opened,
      shops,
      webhooks.counts,
      `${release.version} (${release.commit.slice(0, 7)})`,
    );
    // The release before may write no ledger: a start of this tree fills it in.
    await present.stop();
    await present.start();
    return { ...told, losses: { ...losses, 'wrong ledgers of orders': await ledgersLeftWrong(opened) } };
  } finally {
    for (const one of programs) await one.stop();
    webhooks.close();
    await field?.stop();
    release.remove();
  }
};

async function ledgersLeftWrong(field: Field): Promise<number> {
  let wrong = await countWrongLedgers(field);
  for (const end = Date.now() + limitMs; wrong > 0 && Date.now() < end; await sleep(200))
    wrong = await countWrongLedgers(field);
  return wrong;
}

/** As a restore does: from here on both write numbers with a letter. */
async function beginSeries(field: Field): Promise<void> {
  await field.query(
    `insert into invoice_series (kind, year, series, after)
     select kind, year, 'B', last from invoice_numbers for update`,
  );
}

/** What became of the orders of those customers, once everything has come to rest. */
export async function outcome(
  field: Field,
  shops: BothShops,
  webhooks: { sent: Map<string, number>; failed: number },
  release: string,
): Promise<Outcome> {
  const found = () => field.query<Found>(orders, [shops.placed.map(({ publicId }) => publicId)]);
  const wish = new Map(shops.placed.map(({ publicId, wish }) => [publicId, wish]));
  const isSettled = (row: Found) => {
    const wanted = wish.get(row.id);
    if (wanted === 'paid') return row.status === 'PAID';
    if (wanted === 'refunded') return row.status === 'CANCELED' && row.refund === 'DONE';
    return row.status === (wanted === 'open' ? 'PENDING' : 'CANCELED');
  };
  let rows = await found();
  for (const end = Date.now() + limitMs; !rows.every(isSettled) && Date.now() < end; rows = await found())
    await sleep(200);
  const unsent = await drained(field, limitMs);
  const [given] = await field.query<{ up: number }>(
    'select count(*)::int as up from outbox where failed_at is not null',
  );
  rows = await found();
  const isBought = ({ id }: Found) => ['paid', 'refunded'].includes(wish.get(id) ?? '');
  const payments = await paymentsOf(field);
  const [numbers] = await field.query<Numbers>(numbering);
  const sum = (counts: Map<string, number>) =>
    [...counts.values()].reduce((total, count) => total + count, 0);
  const share = (counts: Map<string, number>) =>
    [...counts].map(([name, count]) => `${count} by ${name}`).join(', ');
  return {
    faults: `release ${release} beside this tree: ${shops.placed.length} orders, ${shops.signIns} sign-ins with a code of the other, ${sum(shops.answered)} answers (${share(shops.answered)}), ${sum(webhooks.sent)} webhooks (${share(webhooks.sent)})`,
    losses: {
      'answers of 5xx, or none': shops.failures + webhooks.failed,
      'other answers than 200': sum(shops.others) - shops.failures,
      'codes that did not come': shops.codesThatDidNotCome,
      'second pages for one order': shops.pagesTooMany,
      'orders lost': shops.placed.length - rows.length,
      'orders not as they were left': rows.filter((row) => !isSettled(row)).length,
      'orders paid other than once': rows.filter(
        (row) => (payments.get(row.id) ?? 0) !== Number(isBought(row)),
      ).length,
      'orders confirmed other than once': rows.filter((row) => row.confirmed !== Number(isBought(row)))
        .length,
      'orders without their documents': rows.filter(
        (row) =>
          row.invoices !== Number(isBought(row)) || row.notes !== Number(wish.get(row.id) === 'refunded'),
      ).length,
      'invoice numbers missing or given twice': (numbers?.gaps ?? -1) + (numbers?.twice ?? -1),
      'invoice numbers of a wrong series': numbers?.wrong ?? -1,
      'wrong histories of orders': await wrongHistories(field),
      'e-mails not sent': unsent + (given?.up ?? -1),
    },
    late: {},
    measured: [
      `${numbers?.given ?? 0} numbers given`,
      ...[...shops.others].map(([what, count]) => `${count} × ${what}`),
    ].join('; '),
  };
}

interface Found {
  id: string;
  status: string;
  refund: string | null;
  confirmed: number;
  invoices: number;
  notes: number;
}

const orders = `
  select o.public_id::text as id, o.status,
    (select case when bool_and(m.state = 'DONE') then 'DONE' else 'OPEN' end from money m
      where m.order_id = o.id and m.kind = 'REFUND' having count(*) > 0) as refund,
    (select count(*)::int from outbox m where m.kind = 'order-confirmation' and m.sent_at is not null
      and m.key like '%' || o.public_id) as confirmed,
    (select count(*)::int from invoices i where i.order_id = o.id and i.kind = 'INVOICE') as invoices,
    (select count(*)::int from invoices i where i.order_id = o.id and i.kind = 'CREDIT_NOTE') as notes
  from product_orders o
  where o.public_id = any($1::uuid[])`;

interface Numbers {
  given: number;
  gaps: number;
  twice: number;
  wrong: number;
}

/** Within a series the digits run from 1 on, and what is written is what the document says. */
const numbering = `
  with written as (
    select kind, year, number, code, snapshot->>'code' as said, split_part(code, '-', 2) as series,
      split_part(code, '-', 3)::int as nth from invoices
  ), of_series as (
    select max(nth) - count(distinct nth) as gaps, count(*) - count(distinct code) as twice
    from written group by kind, series
  )
  select (select count(*)::int from written) as given, sum(gaps)::int as gaps, sum(twice)::int as twice,
    (select count(*)::int from written where code <> said or code <> invoice_code(kind, year, number)) as wrong
  from of_series`;

/** How often each order was paid at the provider. */
async function paymentsOf(field: Field): Promise<Map<string, number>> {
  const { data } = (await (await fetch(`${field.paymentUrl}/_sandbox/sessions`)).json()) as {
    data: { session: { client_reference_id: string; payment_status: string } }[];
  };
  const payments = new Map<string, number>();
  for (const { session } of data) {
    if (session.payment_status !== 'paid') continue;
    payments.set(session.client_reference_id, (payments.get(session.client_reference_id) ?? 0) + 1);
  }
  return payments;
}
