import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PatroniCluster } from '../../support/programs/patroni-cluster.ts';
import { type Member, passwords } from '../../support/programs/patroni-member.ts';
import type { Chance } from './chance.ts';

/** What a fault is done to. */
interface Struck {
  readonly cluster: PatroniCluster;
  readonly primary: Member;
  readonly standby: Member;
  readonly chance: Chance;
}

/** Does something bad to the cluster; answers what mends it, which says how many writes an old primary took. */
type ClusterFault = (struck: Struck) => Promise<{ mend(): Promise<number> }>;

const nothing = { mend: async () => 0 };

/** Whatever can happen to two machines with PostgreSQL and what stands in front of them. */
export const clusterFaults = {
  'the primary and its Patroni killed': async ({ cluster, primary }) => {
    await primary.kill();
    await cluster.leaderOtherThan(primary);
    return restarted(primary);
  },
  'the Patroni of the primary killed': async ({ cluster, primary }) => {
    await primary.killPatroni();
    await cluster.leaderOtherThan(primary);
    // Its PostgreSQL goes on and knows of nothing.
    const taken = await writesTakenBy(primary);
    return { mend: async () => taken + (await restarted(primary).mend()) };
  },
  'planned switchovers': async ({ cluster, primary, standby }) => {
    await cluster.switchover(standby);
    await cluster.leaderOtherThan(primary);
    return nothing;
  },
  'the primary silent, until another one was there': async ({ cluster, primary, chance }) => {
    primary.silence();
    await cluster.leaderOtherThan(primary);
    await sleep(chance.below(8000));
    return woken(primary);
  },
  'the primary silent for some seconds': async ({ primary, chance }) => {
    primary.silence();
    await sleep(2000 + chance.below(10_000));
    primary.wake();
    return nothing;
  },
  'the standby silent': async ({ standby, chance }) => {
    standby.silence();
    await sleep(5000 + chance.below(20_000));
    standby.wake();
    return nothing;
  },
  'HAProxy killed and started again': async ({ cluster }) => {
    await cluster.restartHaproxy();
    return nothing;
  },
} satisfies Record<string, ClusterFault>;

const restarted = (member: Member) => ({
  mend: async () => {
    member.start();
    return 0;
  },
});

/** An old primary that has slept through everything, and is asked before it has looked around. */
const woken = (member: Member) => ({
  mend: async () => {
    member.wake();
    return writesTakenBy(member);
  },
});

/** Writes past HAProxy for two seconds; answers how many were acknowledged. */
async function writesTakenBy({ port }: Member): Promise<number> {
  const url = `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/tischlein`;
  let taken = 0;
  for (const end = Date.now() + 2000; Date.now() < end; await sleep(50)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500, query_timeout: 500 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      // What gets a number of its own has to reach the standby before it is answered.
      await client.query("select pg_logical_emit_message(true, 'torture', 'x')");
      taken++;
    } catch {
      // Refused, or nobody confirms it: as it should be.
    } finally {
      void client.end().catch(() => undefined);
    }
  }
  return taken;
}
