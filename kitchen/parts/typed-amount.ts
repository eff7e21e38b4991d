/** Thousands set apart as in 1.234,56 or 1,234.56. */
const grouped = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/** Euro as they were typed, with comma or point; null for what is no amount. */
export function typedAmount(text: string): number | null {
  const amount = text.trim().replace(/\s*€$/, '');
  const written = (grouped.test(amount) ? amount.replace(/[.,](?=\d{3})/g, '') : amount).replace(',', '.');
  return /^\d{1,5}(\.\d{1,2})?$/.test(written) ? Number(written) : null;
}
