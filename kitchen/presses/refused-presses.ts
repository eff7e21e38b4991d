import { create } from 'zustand';
import { keep, kept } from '../drafts/kept.ts';
import type { Press } from './press-store.ts';

/** A press that the shop has refused: nobody may believe that it was done. */
export interface RefusedPress {
  /** Without what was sent. */
  readonly press: Omit<Press, 'body'>;
  /** What the shop said, in the reader's words; empty where nobody answered. */
  readonly message: string;
  readonly code?: string;
}

/** What was refused of who is signed in and nobody has closed, oldest first, also over a reload. */
export const useRefusedPresses = create<{ readonly all: readonly RefusedPress[] }>(() => ({ all: [] }));

/** So many are remembered: who has more to read than that reads none of it. */
const most = 50;
const keyOf = (by: Press['by']) => `kitchen-refused ${by}`;

/** Shows what is kept of somebody, and follows what another tab notes or closes; answers how to stop. */
export function followRefused(by: number | null): () => void {
  const key = keyOf(by);
  const show = () => useRefusedPresses.setState({ all: kept<{ all: RefusedPress[] }>(key, by)?.all ?? [] });
  const follow = (event: StorageEvent) => event.key === key && show();
  show();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Notes that a press was refused, until somebody closes that. */
export function noteRefused({ body: _, ...press }: Press, said: Omit<RefusedPress, 'press'>): void {
  const { all } = useRefusedPresses.getState();
  const others = all.filter(({ press: { id } }) => id !== press.id);
  remember(press.by, [...others, { press, ...said }].slice(-most));
}

/** Forgets some that were read. */
export function closeRefused(read: readonly RefusedPress[]): void {
  const ids = new Set(read.map(({ press: { id } }) => id));
  const { all } = useRefusedPresses.getState();
  remember(
    read[0]?.press.by,
    all.filter(({ press: { id } }) => !ids.has(id)),
  );
}

function remember(by: Press['by'] = null, all: readonly RefusedPress[]): void {
  useRefusedPresses.setState({ all });
  keep(keyOf(by), by, all.length > 0 ? { all } : null);
}
