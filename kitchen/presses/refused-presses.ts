import { create } from 'zustand';
import { keep, kept } from '../drafts/kept.ts';
import type { Press } from './press-store.ts';

/** A press that the shop has refused, or that came too late: nobody may believe that all is well. */
export interface RefusedPress {
  /** Without what was sent; what it shows is in it, also who took an order. */
  readonly press: Omit<Press, 'body'>;
  /** What the shop said, in the reader's words; empty where nobody answered. */
  readonly message: string;
  readonly code?: string;
  /** That it was noted nevertheless, of an order that was canceled meanwhile, or reported as delivered. */
  readonly isKept?: true;
  /** Whether that order was reported as delivered. */
  readonly isDelivered?: true;
  /** That the shop failed at it: it is kept, and can be sent again. */
  readonly isAside?: true;
}

interface Refused {
  /** Who is signed in, null on a tablet. */
  readonly by: number | null;
  readonly all: readonly RefusedPress[];
}

/** What was refused of who is signed in and nobody has closed, oldest first, also over a reload. */
export const useRefusedPresses = create<Refused>(() => ({ by: null, all: [] }));

/** So many are remembered: who has more to read than that reads none of it. */
const most = 50;
/** Milliseconds for which they are kept where nobody closes them: names are in them. */
const longest = 7 * 86_400_000;
const keyOf = (by: Press['by'] | '') => `kitchen-refused ${by}`;

/** Shows what is kept of somebody, and follows what another tab notes or closes; answers how to stop. */
export function followRefused(by: number | null): () => void {
  const key = keyOf(by);
  dropForgotten();
  const show = () => useRefusedPresses.setState({ by, all: young(stored(by) ?? []) });
  const follow = (event: StorageEvent) => event.key === key && show();
  show();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Notes that a press was refused, until somebody closes that. */
export function noteRefused({ body: _, ...press }: Press, said: Omit<RefusedPress, 'press'>): void {
  const { by = null } = press;
  const { by: shown, all } = useRefusedPresses.getState();
  // A browser that keeps nothing has those of who is signed in.
  const before = stored(by) ?? (by === shown ? all : []);
  const others = before.filter(({ press: { id } }) => id !== press.id);
  remember(by, young([...others, { press, ...said }]).slice(-most));
}

/** Forgets some that were read. */
export function closeRefused(read: readonly RefusedPress[]): void {
  const ids = new Set(read.map(({ press: { id } }) => id));
  const { by, all } = useRefusedPresses.getState();
  remember(
    by,
    all.filter(({ press: { id } }) => !ids.has(id)),
  );
}

const stored = (by: number | null) => kept<{ all: RefusedPress[] }>(keyOf(by), by)?.all;

/** Whether a press is of too long ago to be kept, be it that it was refused or put aside. */
export const isForgotten = ({ at }: Pick<Press, 'at'>): boolean => Date.now() - at >= longest;
const young = (all: readonly RefusedPress[]) => all.filter(({ press }) => !isForgotten(press));

/** Forgets what others pressed here too long ago, who may never come again. */
function dropForgotten(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys.filter((each) => each.startsWith(keyOf('')))) {
      const { by, all } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Refused>;
      if (young(all ?? []).length === 0) keep(key, by ?? null, null);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function remember(by: number | null, all: readonly RefusedPress[]): void {
  if (by === useRefusedPresses.getState().by) useRefusedPresses.setState({ all });
  keep(keyOf(by), by, all.length > 0 ? { all } : null);
}
