/** What every page says of the shop, whoever runs it (SAMPLE DATA like content/shop.ts, which has the rest). */
export const brand = {
  name: 'Tischlein',
  maker: 'Studio Linde',
  makerUrl: 'https://studio-linde.example',
} as const;
