import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';

/** Asks for the menu anew where a dish is quoted at another price than it has there: what is read aloud is what it costs. */
export function useFreshMenu(menu: readonly MenuItem[], quote: TelephoneQuote | null): void {
  const { revalidate } = useRevalidator();
  const isOld = quote?.lines.some(({ productId, unitPrice }) => {
    const dish = menu.find((each) => each.productId === productId);
    return dish !== undefined && dish.price !== unitPrice;
  });
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, revalidate]);
}
