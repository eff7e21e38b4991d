import { inArray } from 'drizzle-orm';
import { type HomeNotice, isShownAt, nextTurn, readHomeNotice } from '#rules/text/home-notice.ts';
import type { Queryable } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';
import type { Deps } from '../../deps.ts';
import { lockSetting, writeSetting } from './settings.ts';

/** Under which stands what the owner wants home to say and when; nobody but the kitchen reads it. */
export const noticePlan = 'notice-plan';
/** Under which stands what home says at this moment. */
const noticeShown = 'notice';

/** Milliseconds until somebody may have written another notice. */
const often = 2000;

/** What home is to say, as it is written and as it is read, and what it says. */
export async function readNotice(db: Queryable) {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [noticePlan, noticeShown]));
  const textOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? '';
  const written = textOf(noticePlan);
  return { written, notice: readHomeNotice(written), shown: textOf(noticeShown) };
}

/**
 * The turns of a loop that shows home's notice at its minute and takes it away at its minute, so that pages need no clock.
 * Which process does it does not matter; what was due while none ran comes at the start.
 */
export function noticeTurns(deps: Pick<Deps, 'db' | 'now'>) {
  let pause = often;
  return {
    pause: () => pause,
    async turn(): Promise<void> {
      pause = often;
      const now = deps.now();
      const { notice, shown } = await readNotice(deps.db);
      if (shownAt(notice, now) !== shown) {
        await deps.db.transaction(async (tx) => {
          await showNotice(tx, await lockSetting(tx, noticePlan, { isPublic: false }), now);
        });
      }
      const next = notice && nextTurn(notice, now);
      if (next) pause = Math.min(often, next - now + 20);
    },
  };
}

/** Has home say what is planned for now, in a transaction that has locked the plan. */
export async function showNotice(tx: Queryable, written: string, now: number): Promise<void> {
  await writeSetting(tx, noticeShown, shownAt(readHomeNotice(written), now));
}

function shownAt(notice: HomeNotice | null, now: number): string {
  return notice && isShownAt(notice, now) ? JSON.stringify({ de: notice.de, en: notice.en }) : '';
}
