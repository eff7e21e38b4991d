/** Ids of the products that the home page shows first, in this order; one that is no longer sold is left out. */
export const bestSellers = [101, 105, 103, 601] as const;
