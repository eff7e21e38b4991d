import { beside } from './parts/beside.ts';
import { changes } from './parts/changes.ts';
import { codes } from './parts/codes.ts';
import { disk } from './parts/disk.ts';
import { failover } from './parts/failover.ts';
import { fuzz } from './parts/fuzz.ts';
import { kills } from './parts/kills.ts';
import { mails } from './parts/mails.ts';
import { planner } from './parts/planner.ts';
import { postgres } from './parts/postgres.ts';
import { presses } from './parts/presses.ts';
import { provider } from './parts/provider.ts';
import { reports } from './parts/reports.ts';
import { sigterm } from './parts/sigterm.ts';
import { slots, slotsBeside } from './parts/slots.ts';
import { sockets } from './parts/sockets.ts';
import { timing } from './parts/timing.ts';
import { upgrade } from './parts/upgrade.ts';
import type { Part } from './support/part.ts';

/**
 * Every part: `full` rounds by `npm run torture`, `short` ones by `npm test`. Those beside the last release are not in the short
 * round (0): it is installed and built, which takes minutes and a package registry. Nor are `changes`, which waits for lost
 * reports, and `failover`, in which a primary has to be silent for 20 s until it is one no more.
 */
export const parts: Record<string, { readonly run: Part; readonly full: number; readonly short: number }> = {
  presses: { run: presses, full: 100, short: 1 },
  reports: { run: reports, full: 1000, short: 15 },
  provider: { run: provider, full: 16, short: 2 },
  codes: { run: codes, full: 100_000, short: 600 },
  timing: { run: timing, full: 200, short: 5 },
  slots: { run: slots, full: 20, short: 1 },
  sockets: { run: sockets, full: 500, short: 200 },
  sigterm: { run: sigterm, full: 20, short: 1 },
  postgres: { run: postgres, full: 20, short: 1 },
  disk: { run: disk, full: 20, short: 1 },
  mails: { run: mails, full: 100, short: 1 },
  beside: { run: beside, full: 400, short: 0 },
  upgrade: { run: upgrade, full: 400, short: 0 },
  'slots-beside': { run: slotsBeside, full: 6, short: 0 },
  failover: { run: failover, full: 42, short: 0 },
  changes: { run: changes, full: 1000, short: 0 },
  planner: { run: planner, full: 20_000, short: 20 },
  kills: { run: kills, full: 200, short: 2 },
  // Last: somebody of the office presses everything, and takes dishes off the menu that all others order.
  fuzz: { run: fuzz, full: 50_000, short: 1500 },
};
