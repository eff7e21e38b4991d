import type { ShownDetails } from './shown-order.ts';

type Left = Pick<ShownDetails, 'history' | 'stage'> & {
  readonly items: readonly Pick<ShownDetails['items'][number], 'name' | 'isPacked' | 'isLoaded'>[];
};

/**
 * What nobody had reported as packed of an order that is on its way, by name, but for what was found since; `ALL` where nobody had
 * reported any of it, null where nothing is missing.
 */
export function leftWithout({ history, stage, items }: Left): readonly string[] | 'ALL' | null {
  if (stage !== 'OUT') return null;
  const left = history.find(({ kind, data }) => kind === 'stage' && data.to === 'OUT');
  const isFound = (name: string) =>
    items.some((item) => item.name === name && (item.isPacked || item.isLoaded));
  if (left?.data.isUnpacked === true) {
    return items.some(({ name }) => isFound(name)) ? null : 'ALL';
  }
  const { notPacked } = left?.data ?? {};
  const missing =
    typeof notPacked === 'string' ? notPacked.split('\n\n').filter((name) => !isFound(name)) : [];
  return missing.length > 0 ? missing : null;
}
