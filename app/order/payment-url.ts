/**
 * The address to pay at, from the answer of create-checkout-session: a plain string or an object with `url`
 * (spec §7). Null when there is none, or when it is no web address.
 */
export function paymentUrl(answer: unknown): string | null {
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : answer;
  if (typeof url !== 'string') return null;
  try {
    return /^https?:$/.test(new URL(url).protocol) ? url : null;
  } catch {
    return null;
  }
}
