/** Euro as they were typed, with comma or point; null for what is no amount. */
export function typedAmount(text: string): number | null {
  const written = text.trim().replace(/\s*€$/, '').replace(',', '.');
  return /^\d{1,5}(\.\d{1,2})?$/.test(written) ? Number(written) : null;
}
