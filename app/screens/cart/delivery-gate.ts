import type { Cents } from '#rules/money/money.ts';

/** Why the delivery step cannot be entered (spec §5); null when it can. The first reason counts. */
export type DeliveryBlocker = 'empty' | 'gone' | 'minimum' | 'sign-in';

export function deliveryBlocker(state: {
  items: number;
  gone: number;
  missing: Cents;
  signedIn: boolean;
}): DeliveryBlocker | null {
  if (state.items === 0) return 'empty';
  if (state.gone > 0) return 'gone';
  if (state.missing > 0) return 'minimum';
  return state.signedIn ? null : 'sign-in';
}
