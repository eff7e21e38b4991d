import type { AlcoholBack } from '#contract/kitchen/day/alcohol-back.ts';
import type { Attempt } from '#contract/kitchen/day/attempts.ts';
import type { Missing } from '#contract/kitchen/day/missing.ts';
import type { Notice as OrderNotice } from '#contract/kitchen/day/notices.ts';
import type { Question } from '#contract/kitchen/day/questions.ts';
import type { RefusedPlan } from '#contract/kitchen/menu/menu.ts';
import type { NoticeKind } from '#rules/orders/notice-kinds.ts';
import { ApiError, call } from './call.ts';

/** What a person has to look after: an order, money, a delivery that nobody took, something that an order has left without, a question of who works here, alcohol that came back, or a plan of the menu that was not lawful on its day. */
export interface Notice extends Omit<OrderNotice, 'kind' | 'id' | 'dishes'> {
  /** Where it is in the API, and no other is. */
  readonly path: string;
  readonly kind: NoticeKind | 'NOBODY_THERE' | 'MISSING' | 'QUESTION' | 'ALCOHOL_BACK' | 'PLAN_NOT_LAWFUL';
  readonly plan?: RefusedPlan;
  /** What is missing or sold out, by name; `wish` for what the note asked for besides. */
  readonly dishes?: readonly string[];
  /** What somebody has written about it. */
  readonly note?: string | null | undefined;
  /** Who asks. */
  readonly by?: Question['by'];
}

/** What a person has to look after, the worst first. */
export async function getNotices(): Promise<Notice[]> {
  const [notices, attempts, missing, questions, alcohol, plans] = await Promise.all([
    call<OrderNotice[]>('GET', '/notices'),
    getIfKnown<Attempt>('/attempts'),
    getIfKnown<Missing>('/missing'),
    getIfKnown<Question>('/questions'),
    getIfKnown<AlcoholBack>('/alcohol-back'),
    getIfKnown<RefusedPlan>('/menu/refused-plans'),
  ]);
  return [
    ...noticesOf({ notices, attempts, missing, questions }),
    ...alcohol.map(ofAlcohol),
    ...plans.map(ofPlan),
  ];
}

/** A process of the release before may know no such thing. */
async function getIfKnown<Each>(path: string): Promise<Each[]> {
  try {
    return await call<Each[]>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** What a person has to look after of orders, the worst first: who waits at a door comes before all, then who waits for a dish, then for an answer. */
export function noticesOf({
  notices = [],
  attempts = [],
  missing = [],
  questions = [],
}: {
  readonly notices?: readonly OrderNotice[] | undefined;
  readonly attempts?: readonly Attempt[] | undefined;
  readonly missing?: readonly Missing[] | undefined;
  readonly questions?: readonly Question[] | undefined;
}): Notice[] {
  return [
    ...attempts.map(ofAttempt),
    ...missing.map(ofMissing),
    ...questions.map(ofQuestion),
    ...notices.map(({ id, ...notice }) => ({ ...notice, path: `/notices/${id}` })),
  ];
}

const nothing = { order: null, what: null, about: null, amount: null, status: null, mail: null };

function ofAttempt({ id, isDelivered, ...attempt }: Attempt): Notice {
  const what = isDelivered ? 'nobody-delivered' : null;
  return { ...nothing, ...attempt, what, path: `/attempts/${id}`, kind: 'NOBODY_THERE' };
}

function ofMissing(missing: Missing): Notice {
  const path = `/missing/${missing.order.publicProductOrderId}`;
  return { ...nothing, ...missing, path, kind: 'MISSING' };
}

function ofQuestion({ id, ...question }: Question): Notice {
  return { ...nothing, ...question, path: `/questions/${id}`, kind: 'QUESTION' };
}

function ofAlcohol({ order, at }: AlcoholBack): Notice {
  const path = `/alcohol-back/${order.publicProductOrderId}`;
  return { ...nothing, path, kind: 'ALCOHOL_BACK', at, order };
}

function ofPlan(plan: RefusedPlan): Notice {
  return {
    ...nothing,
    path: `/menu/refused-plans/${plan.id}`,
    kind: 'PLAN_NOT_LAWFUL',
    at: plan.at,
    plan,
  };
}

/** What a person has to look after; none for who may not see that. */
export async function getOwnNotices(): Promise<Notice[]> {
  try {
    return await getNotices();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NotAllowed') return [];
    throw error;
  }
}

/** Says that somebody has seen to it. */
export const closeNotice = (notice: Notice) => call<void>('POST', `${notice.path}/close`);

/** Takes that back. */
export const reopenNotice = (notice: Notice) => call<void>('POST', `${notice.path}/reopen`);
