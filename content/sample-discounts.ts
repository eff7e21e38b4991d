/** SAMPLE DATA: discount codes that a demo starts with (SHOP_DEMO=1), so that the field can be tried. */
export const sampleDiscounts = [{ code: 'TISCHLEIN10', percent: 10 }];
