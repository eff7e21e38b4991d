/** How an order reaches its guests: brought to an address, or fetched at the shop (spec §1). */
export const fulfilments = ['DELIVERY', 'PICKUP'] as const;

export type Fulfilment = (typeof fulfilments)[number];
