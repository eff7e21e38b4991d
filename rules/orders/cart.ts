import { type Day, isDay, isTime, type Time } from '../booking/berlin-time.ts';
import { type GuestCount, isGuestCount } from '../booking/guest-count.ts';
import { type Cents, centsOf, lineTotal } from '../money/money.ts';
import { maximumQuantity } from './line-items.ts';

/** What the cart keeps of a product (spec §3). `price` is in euro, as the API gives it. */
export interface CartProduct {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly imageUrl: string | null;
}

/** Only what the cart keeps of a product that has more to it. */
export const cartProduct = ({ id, name, price, imageUrl }: CartProduct): CartProduct => ({
  id,
  name,
  price,
  imageUrl,
});

export interface CartItem {
  readonly product: CartProduct;
  readonly quantity: number;
}

/** The cart as the browser stores it (spec §3). */
export interface Cart {
  readonly items: readonly CartItem[];
  readonly deliveryDate: Day | null;
  readonly deliveryTime: Time | null;
  readonly guestCount: GuestCount | null;
}

export const emptyCart: Cart = { items: [], deliveryDate: null, deliveryTime: null, guestCount: null };

/** Adds pieces of a product: to its line when there is one, else as a new line (spec §4). */
export function addItem(cart: Cart, product: CartProduct, quantity = 1): Cart {
  return setQuantity(cart, product, quantityOf(cart, product.id) + quantity);
}

/** Sets the pieces of a product; 0 removes the line, at most 999 a line (spec §4). */
export function setQuantity(cart: Cart, product: CartProduct, quantity: number): Cart {
  if (!Number.isInteger(quantity) || quantity < 0) return cart;
  if (quantity === 0) return removeItem(cart, product.id);
  const line = { product, quantity: Math.min(quantity, maximumQuantity) };
  const known = cart.items.some((item) => item.product.id === product.id);
  const items = known
    ? cart.items.map((item) => (item.product.id === product.id ? line : item))
    : [...cart.items, line];
  return { ...cart, items };
}

export function removeItem(cart: Cart, productId: number): Cart {
  return { ...cart, items: cart.items.filter((item) => item.product.id !== productId) };
}

/** Sets date, time or both; a part that is undefined is kept, another date clears the time (spec §4). */
export function setDeliverySlot(cart: Cart, slot: { date?: Day | null; time?: Time | null }): Cart {
  const deliveryDate = slot.date === undefined ? cart.deliveryDate : slot.date;
  const kept = deliveryDate === cart.deliveryDate ? cart.deliveryTime : null;
  return { ...cart, deliveryDate, deliveryTime: slot.time === undefined ? kept : slot.time };
}

export function setGuestCount(cart: Cart, guestCount: GuestCount | null): Cart {
  return { ...cart, guestCount };
}

/** Pieces of one product in the cart. */
export function quantityOf(cart: Cart, productId: number): number {
  return cart.items.find((item) => item.product.id === productId)?.quantity ?? 0;
}

/** Pieces of all products, or of those listed: the numbers on the badges (spec §2). */
export function totalQuantity(cart: Cart, productIds?: readonly number[]): number {
  return cart.items
    .filter((item) => !productIds || productIds.includes(item.product.id))
    .reduce((sum, item) => sum + item.quantity, 0);
}

export function cartTotal(cart: Cart): Cents {
  return cart.items.reduce(
    (sum, { product, quantity }) => sum + lineTotal(centsOf(product.price), quantity),
    0,
  );
}

/** True when a stored cart holds something worth restoring (spec §4). */
export function isWorthRestoring(cart: Cart): boolean {
  return cart.items.length > 0 || !!cart.deliveryDate || !!cart.deliveryTime || !!cart.guestCount;
}

/** Reads a stored cart; anything that is not a cart gives the empty one, a broken line is left out (spec §4). */
export function parseCart(stored: unknown): Cart {
  if (!isRecord(stored)) return emptyCart;
  const { items, deliveryDate, deliveryTime, guestCount } = stored;
  const date = typeof deliveryDate === 'string' ? deliveryDate.slice(0, 10) : '';
  return {
    items: Array.isArray(items) ? oneLineAProduct(items.flatMap(parseItem)) : [],
    deliveryDate: isDay(date) ? date : null,
    deliveryTime: typeof deliveryTime === 'string' && isTime(deliveryTime) ? deliveryTime : null,
    guestCount: isGuestCount(guestCount) ? guestCount : null,
  };
}

function parseItem(item: unknown): CartItem[] {
  if (!isRecord(item) || !isRecord(item.product)) return [];
  const { id, name, price, imageUrl } = item.product;
  const { quantity } = item;
  const valid =
    isPositiveInteger(id) &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    isAmount(price) &&
    isPositiveInteger(quantity);
  if (!valid) return [];
  const picture = typeof imageUrl === 'string' ? imageUrl : null;
  return [{ product: { id, name, price, imageUrl: picture }, quantity: Math.min(quantity, maximumQuantity) }];
}

/** Pieces of a product that stands in several lines are added up in its first one. */
function oneLineAProduct(items: readonly CartItem[]): CartItem[] {
  const lines = new Map<number, CartItem>();
  for (const item of items) {
    const { product, quantity } = lines.get(item.product.id) ?? { ...item, quantity: 0 };
    lines.set(product.id, { product, quantity: Math.min(quantity + item.quantity, maximumQuantity) });
  }
  return [...lines.values()];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isAmount(price: number): boolean {
  const cents = Math.round(price * 100);
  return Number.isSafeInteger(cents) && cents >= 0 && Math.abs(cents / 100 - price) < 1e-6;
}
