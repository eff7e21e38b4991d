import type { SoldOut } from '#contract/shop/availability.ts';

/** What cannot be had from today on, by day of delivery; the shop's public list, which needs no session. */
export async function getSoldOut(): Promise<SoldOut[]> {
  const response = await fetch('/v1/availability', { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Error(`availability: ${response.status}`);
  return response.json();
}
