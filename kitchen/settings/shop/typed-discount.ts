import type { NewKitchenDiscount } from '#contract/kitchen/settings/discounts.ts';
import { m } from '#kitchen-messages';
import { discountCodeForm, normalizeDiscountCode } from '#rules/money/discount.ts';
import { euroOf } from '#rules/money/money.ts';
import { typedAmount } from '#rules/money/typed-amount.ts';
import { amountProblem } from '../../amount/amount-words.ts';

export type Worth = 'percent' | 'amount';
type Field = 'code' | 'worth' | 'minimum' | 'from' | 'until' | 'maximumUses';
export type DiscountWrong = { readonly [field in Field | 'all']?: string | undefined };

/** In cents, as the shop takes them. */
const limits = { least: 1, most: 10_000_000 };

interface Typed {
  readonly wrong: DiscountWrong;
  /** Null where something is wrong. */
  readonly discount: NewKitchenDiscount | null;
}

/** A code as somebody typed it, and what is wrong with it, at its fields. */
export function typedDiscount(form: FormData, kind: Worth): Typed {
  const text = (field: Field) => String(form.get(field) ?? '').trim();
  const code = normalizeDiscountCode(text('code'));
  const worth =
    kind === 'percent' ? wholeUpTo(100, text('worth').replace(/\s*%$/, '')) : amountOf(text('worth'));
  const minimum = text('minimum') === '' ? 0 : amountOf(text('minimum'));
  const [from, until] = [text('from') || null, text('until') || null];
  const maximumUses = text('maximumUses') === '' ? null : wholeUpTo(1_000_000, text('maximumUses'));
  const isMostWrong = text('maximumUses') !== '' && maximumUses === null;
  const wrong: DiscountWrong = {
    ...(!discountCodeForm.test(code) && { code: m.discounts_code_wrong() }),
    ...(worth === null && {
      worth: kind === 'percent' ? m.discounts_percent_wrong() : amountProblem(text('worth'), limits),
    }),
    ...(minimum === null && { minimum: amountProblem(text('minimum'), limits) }),
    ...(from && until && until < from && { until: m.discounts_until_wrong() }),
    ...(isMostWrong && { maximumUses: m.discounts_uses_wrong() }),
  };
  if (Object.keys(wrong).length > 0 || worth === null || minimum === null) return { wrong, discount: null };
  return { wrong, discount: { code, [kind]: worth, minimum, from, until, maximumUses } };
}

function wholeUpTo(most: number, text: string): number | null {
  const value = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : null;
}

/** Euro. */
function amountOf(text: string): number | null {
  const cents = amountProblem(text, limits) ? null : typedAmount(text);
  return cents === null ? null : euroOf(cents);
}
