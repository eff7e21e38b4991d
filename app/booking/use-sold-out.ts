import { useEffect } from 'react';
import { create, useStore } from 'zustand';
import type { SoldOut } from '#contract/shop/availability.ts';
import { browserApi } from '../api/browser.ts';

/** Milliseconds after which it is asked again, and within which nobody asks twice. */
const pause = 30_000;
const enough = 5000;

/** Kept pages say nothing of it: it is asked after they stand there. */
const store = create<{ soldOut: readonly SoldOut[] }>(() => ({ soldOut: [] }));
let askedAt = 0;
let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Asks what is sold out; what was known stays where there is no answer. */
async function ask() {
  if (document.hidden || Date.now() - askedAt < enough) return;
  askedAt = Date.now();
  const soldOut = await browserApi.availability().catch(() => null);
  if (soldOut) store.setState({ soldOut });
}

function watch() {
  watching += 1;
  if (watching === 1) {
    void ask();
    timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

/** What cannot be had, by day of delivery, kept up to date; empty until the shop has answered. */
export function useSoldOut(): readonly SoldOut[] {
  useEffect(watch, []);
  return useStore(store).soldOut;
}
