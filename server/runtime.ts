import type { Logger } from 'pino';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { legal } from '#content/legal/legal.ts';
import { sampleDiscounts } from '#content/sample-discounts.ts';
import type { Database } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { discounts } from './db/schema/ordering.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import { forgetOrders } from './jobs/forget-orders.ts';
import { forgetPictures } from './jobs/forget-pictures.ts';
import { startLoop } from './jobs/loop.ts';
import { onceADay, onceANight, onceAnHour } from './jobs/nightly.ts';
import { sendNextMail } from './jobs/outbox.ts';
import { sweep } from './jobs/sweep.ts';
import { type EventWatch, watchEvents } from './live/watch-events.ts';
import { createLogger } from './log.ts';
import { senderOf } from './mail/sender.ts';
import { createMailTransport } from './mail/transport.ts';
import type { Watched } from './metrics/gauges.ts';
import { oneByOne } from './one-by-one.ts';
import { openDeps } from './open-deps.ts';
import type { RaceHook } from './races.ts';
import { importNewerCatalogue } from './services/catalogue/import-newer.ts';
import { carryOutPlans, untilNextPlans } from './services/catalogue/menu/plans.ts';
import { importNewerTexts } from './services/legal/import-texts.ts';
import { recountBestSellers } from './services/ordering/best-sellers.ts';
import { noticeAddedAllergens } from './services/ordering/notice-added-allergens.ts';
import { noticeUnpaidCalls } from './services/ordering/notice-unpaid-calls.ts';
import { remindFrom, remindOfTomorrow, untilNextReminders } from './services/ordering/remind-of-tomorrow.ts';
import { reconcileChanges } from './services/payments/changes/reconcile-changes.ts';
import { comparePayments, comparisonJob } from './services/payments/compare-payments.ts';
import { reconcile } from './services/payments/reconcile.ts';
import { finishRefunds } from './services/payments/refund-order.ts';
import { insertDefaultSettings } from './services/settings/default-settings.ts';
import { noticeTurns } from './services/settings/show-notice.ts';

export interface Runtime {
  readonly deps: Deps;
  /** Moves whenever catalogue or settings change; at most two seconds late. */
  readonly catalogueVersion: () => number;
  /** Tells when something happened to an order. */
  readonly events: Omit<EventWatch, 'stop' | 'catalogueVersion'>;
  /** What the metrics are read from. */
  readonly watched: Watched;
  /** Ends the jobs and closes what is open. */
  stop(): Promise<void>;
}

export interface RuntimeOptions {
  readonly now?: () => number;
  readonly log?: Logger;
  readonly atLock?: RaceHook;
}

/** Lays out the database, opens everything the shop needs and starts its jobs. */
export async function startRuntime(config: Config, options: RuntimeOptions = {}): Promise<Runtime> {
  const log = options.log ?? createLogger(config.LOG_LEVEL);
  const now = options.now ?? Date.now;
  await migrateDatabase(config.DATABASE_URL);
  const { deps: base, pool, close } = await openDeps(config, log, now);
  const { db } = base;
  await insertDefaultSettings(db);
  await startCatalogue(db, log);
  await startTexts(db, log);
  if (config.SHOP_DEMO) await db.insert(discounts).values(sampleDiscounts).onConflictDoNothing();
  const transport = createMailTransport(config.SMTP_URL, senderOf(config));
  const deps: Deps = { ...base, atLock: options.atLock };
  const mails = startLoop('outbox', log, 500, async (isStopping) => {
    while (!isStopping() && (await sendNextMail(deps, transport))) {}
  });
  let isFirst = true;
  const reconciler = startLoop('reconciler', log, 10_000, async (isStopping) => {
    async function reconcilePayments() {
      const everyOpenOrder = isFirst;
      await reconcile(deps, everyOpenOrder, isStopping);
      await reconcileChanges(deps, everyOpenOrder, isStopping);
      isFirst = false;
      await finishRefunds(deps, everyOpenOrder, isStopping);
    }
    const parts = [reconcilePayments, noticeUnpaidCalls, noticeAddedAllergens];
    await oneByOne(parts, (part) => part(deps));
  });
  const events = await watchEvents(db, log);
  const sweeper = startLoop('sweeper', log, 600_000, async (isStopping) => {
    const parts = [
      () => sweep(deps, isStopping),
      () => onceANight(deps, 'forget orders', () => forgetOrders(deps, isStopping)),
      () => onceANight(deps, 'forget pictures', () => forgetPictures(deps)),
      () => onceANight(deps, 'best sellers', () => recountBestSellers(deps)),
    ];
    await oneByOne(parts, (part) => part());
  });
  const comparison = startLoop('comparison', log, 600_000, (isStopping) =>
    onceAnHour(deps, comparisonJob, () => comparePayments(deps, isStopping)),
  );
  const plans = startLoop(
    'plans',
    log,
    () => untilNextPlans(deps.now()),
    (isStopping) => carryOutPlans(deps, isStopping),
  );
  const reminders = startLoop(
    'reminders',
    log,
    () => untilNextReminders(deps.now()),
    () => onceADay(deps, 'remind of tomorrow', remindFrom, () => remindOfTomorrow(deps)),
  );
  const { pause, turn } = noticeTurns(deps);
  const notice = startLoop('notice', log, pause, turn);
  const jobs = [mails, reconciler, sweeper, comparison, plans, reminders, notice];

  return {
    deps,
    catalogueVersion: events.catalogueVersion,
    events,
    watched: { db, pool, jobs, now: Date.now },
    async stop() {
      await Promise.all([...jobs, events].map((job) => job.stop()));
      await close();
    },
  };
}

async function startCatalogue(db: Database, log: Logger): Promise<void> {
  const done = await importNewerCatalogue(db, catalogue);
  if (done === 'imported') log.info('catalogue imported: that of this program is new to the database');
  if (done === 'older') {
    log.warn('catalogue not imported: that of this program was imported before and has been replaced since');
  }
  if (done === 'kept in the database') log.info('catalogue not imported: its owner is the database');
}

async function startTexts(db: Database, log: Logger): Promise<void> {
  for (const [page, done] of Object.entries(await importNewerTexts(db, legal))) {
    if (done === 'imported') log.info({ page }, 'legal text imported: that of this program is new');
    if (done === 'older') {
      log.warn({ page }, 'legal text not imported: that of this program has been replaced since');
    }
  }
}
