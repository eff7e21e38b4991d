/** What a payment of a change is known by at the provider: no reference of an order, which older programs would take it for. */
export const changeReference = (publicId: string, changeId: number) => `change-${publicId}-${changeId}`;

/** The order's public id and the number of its change; null for what is no reference of a change. */
export function readChangeReference(
  reference: string | null,
): { readonly publicId: string; readonly changeId: number } | null {
  const match = /^change-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,15})$/.exec(reference ?? '');
  return match?.[1] ? { publicId: match[1], changeId: Number(match[2]) } : null;
}
