import { useEffect, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { formatMoney } from '#rules/text/format.ts';
import type { OrderSummaryData } from '../../../order/order-summary.tsx';
import { announce } from '../../../stores/announcements.ts';

/** Says what the order costs when that has changed, and by which code. */
export function useSaidPrice({ total, discount }: OrderSummaryData): void {
  const code = discount?.code;
  const said = useRef({ total, code });
  useEffect(() => {
    const before = said.current;
    if (before.total === total && before.code === code) return;
    said.current = { total, code };
    if (code && code !== before.code) announce(m.delivery_discount_applied({ code }));
    announce(`${m.cart_total()}: ${formatMoney(total, getLocale())}.`);
  }, [total, code]);
}
