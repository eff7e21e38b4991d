import { setTimeout as sleep } from 'node:timers/promises';
import { clusterLacks, type PatroniCluster, startCluster } from '../../support/programs/patroni-cluster.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { clusterFaults } from '../support/cluster-faults.ts';
import { type Customer, newCustomer } from '../support/customers.ts';
import { type Field, openField } from '../support/field.ts';
import { HandedOutDocuments } from '../support/handed-out.ts';
import { wrongHistories } from '../support/history.ts';
import { countWrongLedgers } from '../support/ledger.ts';
import { drained } from '../support/mailbox.ts';
import { NotTried } from '../support/not-tried.ts';
import type { Part } from '../support/part.ts';
import { type Program, program } from '../support/program.ts';
import { splitWebhooks } from '../support/webhook-splitter.ts';
import { Witness } from '../support/witness.ts';

/** The same faults in the same order, for the same times: `FAILOVER_SEED=…` repeats those of a run. */
const seed = Number(process.env.FAILOVER_SEED ?? 20_261_124);
/** Customers at each process. */
const writers = 4;
const pauseMs = 600;
const againMs = 50;
/** How long writes may be refused, and what was paid may take in the end. */
const limitMs = 90_000;
type Kind = keyof typeof clusterFaults;
const kinds = Object.keys(clusterFaults) as Kind[];

/**
 * PostgreSQL under Patroni, behind HAProxy, by the files of deploy/, loses its primary in every way while customers order and
 * pay at two processes. Nothing that was acknowledged may be lost or be there twice.
 */
export const failover: Part = async (_, amount) => {
  const lacking = clusterLacks();
  if (lacking) throw new NotTried(`not installed: ${lacking}`);
  console.log(`seed ${seed}`);
  const chance = chanceOf(seed);
  const programs: Program[] = [];
  const webhooks = await splitWebhooks(() => programs.filter((one) => one.isOpen()));
  let cluster: PatroniCluster | undefined;
  let field: Field | undefined;
  try {
    cluster = await startCluster();
    const opened = await openField({ webhookUrl: webhooks.url, databaseUrl: cluster.url });
    field = opened;
    const env = { ...opened.environment, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' };
    programs.push(await program('first', process.cwd(), env), await program('second', process.cwd(), env));
    for (const one of programs) await one.start();
    const witnesses = programs.map(({ url }) => new Witness({ ...opened, url }));
    const documents = new HandedOutDocuments(opened);
    const refused = new Map<string, number>();
    const done = new Map<string, number>();
    let splitBrain = 0;
    const turns = inTurn(chance);
    for (let nth = 0; nth < amount; nth++) {
      const kind = turns.next().value;
      const round = await strike(opened, cluster, witnesses, kind, chance);
      splitBrain += round.taken;
      done.set(kind, (done.get(kind) ?? 0) + 1);
      refused.set(kind, Math.max(refused.get(kind) ?? 0, round.refusedMs));
      await documents.read();
      console.log(`${nth + 1}. ${kind}: writes refused for ${(round.refusedMs / 1000).toFixed(1)} s`);
    }
    return await outcome({ field: opened, programs, witnesses, documents, refused, done, splitBrain });
  } finally {
    for (const one of programs) await one.stop();
    webhooks.close();
    await field?.stop();
    await cluster?.stop();
  }
};

/** All kinds in an order by chance, then in another one. */
function* inTurn(chance: Chance): Generator<Kind, never> {
  for (;;) {
    const order = [...kinds];
    for (let last = order.length - 1; last > 0; last--) {
      const other = chance.below(last + 1);
      const [one, two] = [order[last] as Kind, order[other] as Kind];
      [order[last], order[other]] = [two, one];
    }
    yield* order;
  }
}

/** One fault under load; answers the longest time without an acknowledged write, and what an old primary took. */
async function strike(
  field: Field,
  cluster: PatroniCluster,
  witnesses: readonly Witness[],
  kind: Kind,
  chance: Chance,
): Promise<{ refusedMs: number; taken: number }> {
  const { primary, standby } = await cluster.whole();
  // Each keeps so many addresses at most.
  const of = () => Promise.all(Array.from({ length: 4 }, () => newCustomer(field)));
  const customers = await Promise.all(witnesses.map(() => Promise.all(Array.from({ length: writers }, of))));
  let isOver = false;
  const busy = witnesses.flatMap((witness, at) =>
    (customers[at] ?? []).map(async (own: readonly Customer[], writer) => {
      await sleep((writer * pauseMs) / writers);
      for (let nth = 0; !isOver; ) {
        const isYes = await witness.write(own[Math.floor(nth / 50) % own.length] as Customer, nth);
        if (isYes) nth++;
        await sleep(isYes ? pauseMs : againMs);
      }
    }),
  );
  const yesSince = (moment: number) =>
    Promise.all(witnesses.map((witness) => witness.wait(() => witness.lastYes > moment, limitMs)));
  await yesSince(Date.now());
  await sleep(500 + chance.below(1500));
  let refusedMs = 0;
  const watching = setInterval(() => {
    for (const { lastYes } of witnesses) refusedMs = Math.max(refusedMs, Date.now() - lastYes);
  }, 20);
  try {
    const fault = await clusterFaults[kind]({ cluster, primary, standby, chance });
    await yesSince(Date.now());
    const taken = await fault.mend();
    await cluster.whole();
    await yesSince(Date.now());
    return { refusedMs, taken };
  } finally {
    clearInterval(watching);
    isOver = true;
    await Promise.all(busy);
  }
}

interface Run {
  readonly field: Field;
  readonly programs: readonly Program[];
  readonly witnesses: readonly Witness[];
  readonly documents: HandedOutDocuments;
  /** Longest time without an acknowledged write, and how often it was done, by kind. */
  readonly refused: ReadonlyMap<string, number>;
  readonly done: ReadonlyMap<string, number>;
  readonly splitBrain: number;
}

async function outcome({ field, programs, witnesses, documents, refused, done, splitBrain }: Run) {
  const sum = (of: (witness: Witness) => number) => witnesses.reduce((total, one) => total + of(one), 0);
  const total = async (of: (witness: Witness) => Promise<number>) =>
    (await Promise.all(witnesses.map(of))).reduce((all, one) => all + one, 0);
  const lost = await total((witness) => witness.lost());
  const unpaid = await total((witness) => witness.notPaid(limitMs));
  const unsent = await drained(field, 600_000);
  const sessions = witnesses.flatMap(({ orders }) => [...orders]);
  const papers = await documents.compare(sessions);
  const others = new Map<number, number>();
  for (const { statuses } of witnesses)
    for (const [status, count] of statuses)
      if (status !== 200 && status !== 503) others.set(status, (others.get(status) ?? 0) + count);
  const slowest = Math.max(...witnesses.map(({ slowestMs }) => slowestMs));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return {
    faults: `${[...done].map(([kind, times]) => `${times} times ${kind}`).join(', ')} (seed ${seed}); ${sessions.length} orders and ${sum(({ addresses }) => addresses.length)} addresses acknowledged, ${sum(({ statuses }) => statuses.get(503) ?? 0)} answers of 503`,
    losses: {
      'acknowledged orders and addresses lost': lost,
      'paid orders not PAID': unpaid,
      'orders confirmed other than once': papers.confirmedOtherThanOnce + unsent,
      'orders without an invoice, or with two': papers.withoutOne + papers.doubled,
      'invoice numbers given twice': papers.givenTwice,
      'invoices that customers have and the database does not know': papers.unknown,
      'writes taken by an old primary': splitBrain,
      'answers to writes other than 200 and 503': [...others.values()].reduce((all, one) => all + one, 0),
      'writes refused for more than 90 s': sum(({ never }) => never),
      'shop processes lost': programs.filter((one) => !one.runs()).length,
      'wrong histories of orders': await wrongHistories(field),
      'wrong ledgers of orders': await countWrongLedgers(field),
    },
    late: {},
    measured: [
      `writes refused at most: ${[...refused].map(([kind, ms]) => `${kind} ${seconds(ms)}`).join(', ')}`,
      `slowest answer ${seconds(slowest)}; ${papers.handedOut} invoices handed out`,
      ...[...others].map(([status, count]) => `${count} × ${status}`),
    ].join('; '),
  };
}
