import { create, useStore } from 'zustand';
import { announce } from './announcements.ts';

/** A short message at the edge of the screen (spec §3). */
export interface Toast {
  readonly id: number;
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  /** `added` is about a dish that went into the cart. */
  readonly kind: 'added' | 'info' | 'error';
  /** Picture of the product that was added. */
  readonly imageUrl?: string | null | undefined;
  /** A later toast about the same thing takes the place of this one. */
  readonly about?: string | undefined;
  /** When it came, in milliseconds. */
  readonly since: number;
}

/** How many are visible at most, newest first (spec §9). */
const visibleToasts = 3;

/** Milliseconds a toast stays (spec §9); an error stays until it is closed or the page is left. */
export const toastDuration = { added: 4000, info: 5000, error: Number.POSITIVE_INFINITY } as const;

/** What came this shortly before a page is left is about leaving it. Milliseconds. */
const freshFor = 1000;

const store = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** Shows a message and has it said; the oldest of more than three goes. */
export function toast({
  title,
  description,
  kind = 'info',
  imageUrl,
  about,
}: {
  title: string;
  description?: string | undefined;
  kind?: Toast['kind'];
  imageUrl?: string | null | undefined;
  about?: string | undefined;
}): void {
  lastId += 1;
  const since = Date.now();
  const shown: Toast = { id: lastId, open: true, title, description, kind, imageUrl, about, since };
  store.setState(({ toasts }) => ({
    toasts: [shown, ...toasts.filter((older) => !about || older.about !== about)].slice(0, visibleToasts),
  }));
  announce(description ? `${title.replace(/\.$/, '')}. ${description}` : title, kind === 'error');
}

export function dismissToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

/** What was said about something no longer holds: it is tried again. */
export function dismissToastsAbout(about: string): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.about !== about) }));
}

/** The page is left: what was said on it goes, but not why it is left. */
export function dismissStaleToasts(): void {
  const now = Date.now();
  store.setState(({ toasts }) => ({ toasts: toasts.filter(({ since }) => now - since < freshFor) }));
}

export function useToasts(): readonly Toast[] {
  return useStore(store).toasts;
}
