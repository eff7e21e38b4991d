interface Selectable {
  readonly id: number;
  readonly isPrimary: boolean;
}

/**
 * The address that is selected: the one chosen as long as it exists, else the first primary one, else the
 * first (spec §4). Null only when there are none.
 */
export function selectedAddressId(addresses: readonly Selectable[], chosen: number | null): number | null {
  if (addresses.some(({ id }) => id === chosen)) return chosen;
  return (addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0])?.id ?? null;
}
