import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StaffActor } from '../../../access/staff/staff-actor.ts';
import type { Queryable } from '../../../db/database.ts';
import { productDrafts, productPlans } from '../../../db/schema/menu.ts';
import type { Deps } from '../../../deps.ts';
import { demand } from '../../../policies/demand.ts';
import { mayInKitchen } from '../../../policies/kitchen-policies.ts';
import { ShopError } from '../../../shop-error.ts';
import { namesOfStaff } from './list-menu.ts';

/** What was planned and was not lawful on its day; null for `seenBy` while nobody has looked. */
export type RefusedPlan = Awaited<ReturnType<typeof refusedPlansOf>>[number];

/** What was planned, not lawful on its day, and nobody has seen to yet. Errors: NotAllowed. */
export async function listRefusedPlans(deps: Deps, actor: StaffActor): Promise<RefusedPlan[]> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  return (await refusedPlansOf(deps.db)).filter(({ seenAt }) => seenAt === null);
}

/** What was planned and not lawful on its day, the newest first: of one product all, else what nobody has seen to. */
export async function refusedPlansOf(db: Queryable, productId?: number) {
  const rows = await db
    .select({ plan: productPlans, content: productDrafts.content })
    .from(productPlans)
    .leftJoin(productDrafts, eq(productDrafts.productId, productPlans.productId))
    .where(
      and(
        isNotNull(productPlans.lacks),
        productId === undefined ? isNull(productPlans.seenAt) : eq(productPlans.productId, productId),
      ),
    )
    .orderBy(asc(productPlans.id));
  const names = await namesOfStaff(db);
  return rows
    .map(({ plan, content }) => ({
      ...plan,
      lacks: plan.lacks ?? [],
      name: plan.change.name ?? content?.name ?? { de: null, en: null },
      seenByName: plan.seenBy === null ? null : (names.get(plan.seenBy) ?? null),
    }))
    .reverse();
}

/** Notes that somebody has seen to it, or takes that back. Errors: NotAllowed, NoticeNotFound. */
export async function seeRefusedPlan(
  deps: Deps,
  actor: StaffActor,
  { id, isSeen }: { readonly id: number; readonly isSeen: boolean },
): Promise<void> {
  demand(mayInKitchen('changeMenu', actor, deps.now()));
  await deps.db.transaction(async (tx) => {
    const [plan] = await tx
      .select()
      .from(productPlans)
      .where(and(eq(productPlans.id, id), isNotNull(productPlans.lacks)))
      .for('update');
    if (!plan) throw new ShopError('NoticeNotFound');
    // Who was first is who did it.
    if ((plan.seenAt !== null) === isSeen) return;
    const seen = isSeen
      ? { seenAt: new Date(deps.now()), seenBy: actor.staffId }
      : { seenAt: null, seenBy: null };
    await tx.update(productPlans).set(seen).where(eq(productPlans.id, id));
  });
}
