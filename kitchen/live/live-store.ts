import { create } from 'zustand';

interface Live {
  /** Whether what is shown follows what happens; without it, it is of `since`. */
  readonly isConnected: boolean;
  /** When the shop was last heard, in milliseconds since 1970. */
  readonly heardAt: number;
}

/** How this page stands to the shop. */
export const useLive = create<Live>(() => ({ isConnected: true, heardAt: Date.now() }));

/** What is shown of before: of which address, and from when, in milliseconds since 1970. */
interface Kept {
  readonly address: string;
  readonly at: number;
}

/** From when what is shown of each address is, since the shop was last heard. */
const shown = new Map<string, number>();

/**
 * The shop answered.
 * @param askedAt when it was asked, in milliseconds since 1970: what it knew may be as old as that
 */
export function heard(askedAt = Date.now()): void {
  shown.clear();
  useLive.setState(({ heardAt }) => ({
    isConnected: true,
    // A clock that was set back knows nothing of what it said before.
    heardAt: heardAt > Date.now() ? askedAt : Math.max(heardAt, askedAt),
  }));
}

/**
 * The shop does not answer. A screen asks for several things: it is as old as the oldest of them.
 * @param kept what is shown instead; without it that stays from when it was
 */
export function lost(kept?: Kept): void {
  if (kept) shown.set(kept.address, kept.at);
  useLive.setState({ isConnected: false, ...(kept && { heardAt: Math.min(...shown.values()) }) });
}
