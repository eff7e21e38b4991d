import { asksForExtra } from '../care/asks-for-extra.ts';

/** What has to be packed of an order: its dishes by their ids, and its `wish` where the note asks for something besides. */
export function toPack(productIds: readonly number[], note: string): string[] {
  return [...productIds.map(String), ...(asksForExtra(note) ? ['wish'] : [])];
}

/**
 * What nobody has reported as packed of what has to be. Nothing where none of it is reported: then it is packed without ticks,
 * and its stage says when.
 */
export function unpackedOf(items: readonly string[], isPacked: (item: string) => boolean): string[] {
  const missing = items.filter((item) => !isPacked(item));
  return missing.length < items.length ? missing : [];
}
