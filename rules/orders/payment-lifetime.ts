/** A payment session lives an hour, in milliseconds; the provider takes none that ends in less than half of that. */
export const paymentLifetime = 60 * 60_000;
