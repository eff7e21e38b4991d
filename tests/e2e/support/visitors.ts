/**
 * German on a phone, where long words meet little room, and English on a desk: what is walked through by both is walked
 * through in each language and at each size.
 */
export const visitors = [
  { language: 'de', device: 'phone', viewport: { width: 390, height: 844 } },
  { language: 'en', device: 'desk', viewport: { width: 1440, height: 900 } },
] as const;
