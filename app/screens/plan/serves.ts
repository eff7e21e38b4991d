import { m } from '#messages';
import type { PlanProduct } from './menu.ts';

/** How many one is enough for: "Serves 8–10", the numbers on one line. */
export const serves = ({ from, to }: NonNullable<PlanProduct['serves']>) =>
  m.plan_serves({ guests: from === to ? from : `${from}–\u2060${to}` });
