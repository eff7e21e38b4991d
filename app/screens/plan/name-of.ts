import { m } from '#messages';
import type { PlanMenu } from './menu.ts';

/** What a dish is called, also one that is on the menu no more. */
export const nameOf = (id: number, { products, gone }: PlanMenu): string =>
  products[id]?.name ?? gone[id] ?? m.plan_gone_dish();
