import type { OwnLegalPage } from '#rules/text/legal-page.ts';
import type { StaffActor } from '../../access/staff/staff-actor.ts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { demand } from '../../policies/demand.ts';
import { mayInKitchen } from '../../policies/kitchen-policies.ts';
import { type Desk, type Hand, readDesk } from './desk.ts';
import { lockPage } from './lock-page.ts';

/** Changes a legal page or its draft in one transaction, one at a time. Errors: NotAllowed and those of `work`. */
export async function changePage<Result>(
  deps: Deps,
  actor: StaffActor,
  page: OwnLegalPage,
  work: (tx: Queryable, desk: Desk, hand: Hand) => Promise<Result>,
): Promise<Result> {
  demand(mayInKitchen('changeLegal', actor, deps.now()));
  return deps.db.transaction(async (tx) => {
    await lockPage(tx, page);
    const desk = await readDesk(tx, page);
    return work(tx, desk, { at: new Date(deps.now()), staffId: actor.staffId });
  });
}
