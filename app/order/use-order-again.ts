import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { guestCountOf } from '#rules/booking/guest-count.ts';
import { reorder } from '#rules/orders/reorder.ts';
import type { Locale } from '#rules/text/locale.ts';
import { browserApi } from '../api/browser.ts';
import { errorText } from '../api/error-text.ts';
import { addToCart, currentCart, removeFromCart, setCartGuestCount } from '../stores/cart.ts';
import type { DeliveryDraft } from '../stores/delivery-draft.ts';
import { accessToken } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { orderedName, orderTexts, type ToldOrder } from './order-texts.ts';
import { placeAgain } from './place-again.ts';

/**
 * Lays what an old order held into the cart, at today's prices, with its notes, its address and how many come, and leads
 * there, where the cart minds those whom the notes name; says what is no longer sold. Where there is something in the cart
 * already it asks first: `isAsking` until `fill` or `keep`. What is only added leaves address, notes and guests that are there as they are.
 */
export function useOrderAgain(order: ToldOrder, locale: Locale) {
  const [isFilling, setFilling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function fill(what: 'replace' | 'add') {
    setAsking(false);
    setFilling(true);
    try {
      const [onSale, place, { noteAgain }, mindGuests] = await Promise.all([
        browserApi.products(),
        what === 'replace' ? placeOf(order) : {},
        import('./note-again.ts'),
        import('./guests-again.ts').then(({ guestsAgain }) => guestsAgain(order)),
      ]);
      const { items, gone } = reorder(order.productQuantities, onSale);
      if (gone.length > 0) {
        const description = gone.map((id) => orderedName(order, id, locale)).join(', ');
        toast({ kind: 'error', title: m.orders_again_gone_title(), description });
      }
      if (items.length === 0) return;
      if (what === 'replace') for (const { product } of currentCart().items) removeFromCart(product.id);
      for (const { product, quantity } of items) addToCart(product, quantity);
      if (order.guests && (what === 'replace' || !currentCart().guestCount))
        setCartGuestCount(guestCountOf(order.guests));
      noteAgain(order, what, place);
      mindGuests(what);
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
  return {
    isFilling,
    isAsking,
    fill,
    keep: () => setAsking(false),
    orderAgain: () => (currentCart().items.length > 0 ? setAsking(true) : void fill('replace')),
  };
}

/** Where it goes once more; nothing where nobody is signed in, or the addresses cannot be had. */
async function placeOf({ deliveryAddress }: ToldOrder): Promise<Partial<DeliveryDraft>> {
  if (!deliveryAddress || !accessToken()) return {};
  return browserApi.deliveryAddresses().then(
    (saved) => placeAgain(deliveryAddress, saved),
    () => ({}),
  );
}
