/** Per cent as somebody typed them, with a sign, comma or point; null for what is none, or nothing to do. */
export function typedPercent(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '').replace(',', '.').replace('−', '-');
  const percent = Number(plain);
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) && percent !== 0 && percent >= -90 && percent <= 900
    ? percent
    : null;
}
