const wishKey = 'orderWish';

/** A dish that is wished for and not yet on the order, as the menu names it. */
export interface WishedDish {
  readonly productId: number;
  readonly name: string;
  readonly imageUrl: string | null;
  /** In euro. */
  readonly unitPrice: number;
}

export interface WishedAddress {
  readonly name: string;
  readonly streetName: string;
  readonly houseNumber: string;
  readonly streetAddition: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** What somebody would like to be different about an order; what is left out stays. */
export interface OrderWish {
  /** Pieces by product, of those that were touched. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly dishes: readonly WishedDish[];
  /** Berlin local, `YYYY-MM-DDTHH:mm`. */
  readonly when?: string;
  readonly address?: WishedAddress;
  readonly notes?: string;
  readonly guests?: string;
}

export const noWish: OrderWish = { quantities: {}, dishes: [] };

/** What was wished for an order in this tab, with the version of the order that it was wished of. */
export interface KeptWish {
  readonly version: number;
  readonly wish: OrderWish;
}

/** The wish outlives a sign-in, a payment page and a reload; null where none is kept for this order. */
export function keptWish(publicId: string): KeptWish | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(wishKey) ?? '{}');
    return kept.order === publicId ? { version: kept.version, wish: { ...noWish, ...kept.wish } } : null;
  } catch {
    return null;
  }
}

export function keepWish(publicId: string, kept: KeptWish | null): void {
  try {
    if (kept) sessionStorage.setItem(wishKey, JSON.stringify({ order: publicId, ...kept }));
    else sessionStorage.removeItem(wishKey);
  } catch {
    // It lives as long as the page.
  }
}
