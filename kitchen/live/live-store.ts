import { create } from 'zustand';

interface Live {
  /** Whether what is shown follows what happens; without it, it is of `since`. */
  readonly isConnected: boolean;
  /** When the shop was last heard, in milliseconds since 1970. */
  readonly heardAt: number;
}

/** How this page stands to the shop. */
export const useLive = create<Live>(() => ({ isConnected: true, heardAt: Date.now() }));

/** The shop answered just now. */
export function heard(): void {
  useLive.setState({ isConnected: true, heardAt: Date.now() });
}

/**
 * The shop does not answer.
 * @param heardAt from when what is shown instead is, in milliseconds since 1970; as told last, else from the last answer
 */
export function lost(heardAt?: number): void {
  useLive.setState({ isConnected: false, ...(heardAt !== undefined && { heardAt }) });
}
