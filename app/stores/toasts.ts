import { create, useStore } from 'zustand';

/** A short message at the edge of the screen (spec §3). */
export interface Toast {
  readonly id: number;
  readonly open: boolean;
  readonly title: string;
  readonly description?: string | undefined;
  readonly kind: 'info' | 'error';
  /** Picture of the product that was added. */
  readonly imageUrl?: string | null | undefined;
  /** A later toast about the same thing takes the place of this one. */
  readonly about?: string | undefined;
}

/** How many are visible at most, newest first (spec §9). */
const visibleToasts = 3;

/** Milliseconds a toast stays: errors longer than the rest (spec §9). */
export const toastDuration = { error: 5000, info: 4000 } as const;

const store = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** Shows a message; the oldest of more than three goes. */
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
}): number {
  lastId += 1;
  const shown: Toast = { id: lastId, open: true, title, description, kind, imageUrl, about };
  store.setState(({ toasts }) => ({
    toasts: [shown, ...toasts.filter((older) => !about || older.about !== about)].slice(0, visibleToasts),
  }));
  return shown.id;
}

export function dismissToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

export function useToasts(): readonly Toast[] {
  return useStore(store).toasts;
}
