import { setTimeout as sleep } from 'node:timers/promises';
import { eq, like } from 'drizzle-orm';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { system } from '#server/access/actor.ts';
import type { StaffActor } from '#server/access/staff/staff-actor.ts';
import { customers } from '#server/db/schema/customers.ts';
import { productOrders } from '#server/db/schema/ordering.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/log.ts';
import { openDeps } from '#server/open-deps.ts';
import { adoptCatalogue } from '#server/services/catalogue/adopt.ts';
import { announce, onShutdown } from '../shutdown.ts';
import { moveSamples } from './move-samples.ts';
import { people } from './people.ts';
import { placeSample } from './place-sample.ts';
import { planOf } from './plan.ts';
import { planSampleRuns } from './plan-sample-runs.ts';
import { sampleOwner } from './sample-owner.ts';

/**
 * What makes the demo a shop that is open: its owner, and orders for today and nine days, which move with the clock. It
 * runs beside the shop on the embedded database alone. `SAMPLE_ORDERS=0` leaves the orders out.
 */
const days = 10;
const pause = 60_000;
/** Milliseconds in which the shop hears of a payment. */
const heardOf = 5000;

const config = readEnv();
const { deps, close } = await openDeps(config, createLogger('error'), Date.now);
const owner = await sampleOwner(deps);
await adoptCatalogue(deps, system);
let ended = false;
onShutdown(async () => {
  ended = true;
  await close();
});
announce({ url: config.PUBLIC_URL });

// Without orders it only stays, as the part of the demo that it is.
while (!ended) {
  if (owner && process.env.SAMPLE_ORDERS !== '0') await live(owner);
  await sleep(pause);
}

/** Orders what is missing and moves on what is there. */
async function live(by: StaffActor): Promise<void> {
  try {
    await order(by);
    await moveSamples(deps, by, await samples());
    await sleep(heardOf);
    for (const ahead of [0, 1]) await planSampleRuns(deps, by, addDays(berlinDay(deps.now()), ahead));
  } catch (error) {
    // The shop may be restarting; what is missing is made the next time.
    if (!ended) console.error(`sample orders: ${(error as Error).message}`);
  }
}

/** Orders what is planned and not there yet, the nearest day first. */
async function order(by: StaffActor): Promise<void> {
  const today = berlinDay(deps.now());
  for (let ahead = 0; ahead < days && !ended; ahead++) {
    const day = addDays(today, ahead);
    for (const planned of planOf(day, ahead)) {
      if (ended) return;
      await placeSample(deps, day, planned);
    }
    if (ahead === 0) await moveSamples(deps, by, await samples());
  }
}

/** The numbers of all orders of the people of the demo. */
async function samples(): Promise<string[]> {
  const slugs = new Set(people.map(({ slug }) => `${slug}@example.com`));
  const rows = await deps.db
    .select({ publicId: productOrders.publicId, email: customers.email })
    .from(productOrders)
    .innerJoin(customers, eq(customers.id, productOrders.customerId))
    .where(like(customers.email, '%@example.com'));
  return rows.filter(({ email }) => slugs.has(email)).map(({ publicId }) => publicId);
}
