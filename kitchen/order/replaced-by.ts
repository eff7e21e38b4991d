import type { ShownDetails } from './shown-order.ts';

/** The order that was taken at the telephone in the place of this one; null where none was. */
export function replacedBy({ history }: Pick<ShownDetails, 'history'>): string | null {
  const order = history.find(({ kind }) => kind === 'ordered-anew')?.data.order;
  return typeof order === 'string' ? order : null;
}
