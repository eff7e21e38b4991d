import type { Cents } from './money.ts';

/**
 * The amount that somebody means who types one in euro: `116`, `116,5`, `1.160,00 €`, `1,160.00`. A comma or point is one of
 * decimals where one or two digits follow it at the end, else one of thousands. Null for what is no amount above 0.
 */
export function typedAmount(text: string): Cents | null {
  const typed = text.replaceAll(/[\s€]/g, '');
  const match = /^(\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!match) return null;
  const [, euro = '', decimals = ''] = match;
  const cents = Number(euro.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}
