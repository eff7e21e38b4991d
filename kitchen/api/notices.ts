import type { Notice as OrderNotice } from '#contract/kitchen/day/notices.ts';
import type { RefusedPlan } from '#contract/kitchen/menu/menu.ts';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import { ApiError, call } from './call.ts';

/** What a person has to look after: an order, money, or a plan of the menu that was not lawful on its day. */
export interface Notice extends Omit<OrderNotice, 'kind'> {
  readonly kind: NoticeKind | 'PLAN_NOT_LAWFUL';
  readonly plan?: RefusedPlan;
}

/** What a person has to look after, the worst first. */
export async function getNotices(): Promise<Notice[]> {
  const [notices, plans] = await Promise.all([call<OrderNotice[]>('GET', '/notices'), getRefusedPlans()]);
  return [...notices, ...plans.map(ofPlan)];
}

/** A process of the release before knows no such plans. */
async function getRefusedPlans(): Promise<RefusedPlan[]> {
  try {
    return await call<RefusedPlan[]>('GET', '/menu/refused-plans');
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Its number is below nought, where no other notice has one. */
function ofPlan(plan: RefusedPlan): Notice {
  const nothing = { order: null, what: null, about: null, amount: null, status: null, mail: null };
  return { ...nothing, id: -plan.id, kind: 'PLAN_NOT_LAWFUL', at: plan.at, plan };
}

/** The same for who may not see them: none. */
export async function getOwnNotices(): Promise<Notice[]> {
  try {
    return await getNotices();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NotAllowed') return [];
    throw error;
  }
}

const addressOf = ({ id, plan }: Notice) => (plan ? `/menu/refused-plans/${plan.id}` : `/notices/${id}`);

/** Says that somebody has seen to it. */
export const closeNotice = (notice: Notice) => call<void>('POST', `${addressOf(notice)}/close`);

/** Takes that back. */
export const reopenNotice = (notice: Notice) => call<void>('POST', `${addressOf(notice)}/reopen`);
