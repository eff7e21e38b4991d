/** What every page says of the shop (SAMPLE DATA like content/shop.ts, which has the rest). */
export const brand = {
  name: 'Tischlein',
  /** Shown as written; `tel:` links use the international form. */
  phone: { shown: '030 5557 2140', dial: '+493055572140' },
  maker: 'Studio Linde',
  makerUrl: 'https://studio-linde.example',
} as const;
