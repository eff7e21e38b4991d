/** A month, `2026-11`. */
export const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month after one, `2027-01` after `2026-12`. */
export function nextMonth(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return nth === 12 ? `${year + 1}-01` : `${year}-${String(nth + 1).padStart(2, '0')}`;
}
