import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '#contract/product-orders.ts';
import { m } from '#messages';
import type { Locale } from '#rules/locale.ts';
import { reorder } from '#rules/reorder.ts';
import { browserApi } from '../../api/browser.ts';
import { errorText } from '../../parts/error-text.ts';
import { orderedName, orderTexts } from '../../parts/order-texts.ts';
import { addToCart } from '../../stores/cart.ts';
import { toast } from '../../stores/toasts.ts';

/** Lays what an old order held into the cart, at today's prices, and leads there; says what is no longer sold. */
export function useOrderAgain(order: Order, locale: Locale) {
  const [isFilling, setFilling] = useState(false);
  const navigate = useNavigate();

  async function orderAgain() {
    setFilling(true);
    try {
      const { items, gone } = reorder(order.productQuantities, await browserApi.products());
      if (gone.length > 0) {
        const description = gone.map((id) => orderedName(order, id, locale)).join(', ');
        toast({ kind: 'error', title: m.orders_again_gone_title(), description });
      }
      if (items.length === 0) return;
      for (const { product, quantity } of items) addToCart(product, quantity);
      const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
      const { number } = orderTexts(order, locale);
      toast({
        title: m.catalogue_added_title(),
        description: m.orders_again_done({ items: m.cart_items({ count }), number }),
      });
      navigate('/cart');
    } catch (error) {
      const description = errorText(error, m.orders_again_failed());
      toast({ kind: 'error', title: m.orders_again_failed(), description });
    } finally {
      setFilling(false);
    }
  }
  return { orderAgain, isFilling };
}
