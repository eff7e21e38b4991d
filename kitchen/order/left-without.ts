import type { ShownDetails } from './shown-order.ts';

type Left = Pick<ShownDetails, 'history' | 'stage' | 'isWishMissing'> & {
  readonly items: readonly Pick<
    ShownDetails['items'][number],
    'name' | 'isPacked' | 'isLoaded' | 'isMissing'
  >[];
};

/**
 * What an order has left without, by name, and what was asked for besides as `wish`; `ALL` where it is on its way and nobody had
 * reported any of it as packed, null where nothing is missing.
 */
export function leftWithout({
  history,
  stage,
  items,
  isWishMissing,
}: Left): readonly string[] | 'ALL' | null {
  const missing = [
    ...items.filter(({ isMissing }) => isMissing).map(({ name }) => name),
    ...(isWishMissing ? ['wish'] : []),
  ];
  if (missing.length > 0) return missing;
  const left = history.find(({ kind, data }) => kind === 'stage' && data.to === 'OUT');
  const isAny = items.some(({ isPacked, isLoaded }) => isPacked || isLoaded);
  return stage === 'OUT' && left?.data.isUnpacked === true && !isAny ? 'ALL' : null;
}
