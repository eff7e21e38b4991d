import type { DraftField } from '#rules/catalogue/draft-fields.ts';
import type { Lack } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import type { Conflict } from '../../drafts/desk.ts';
import { lackWord } from '../lack-words.ts';

/** What the parts of the editor show and write with. */
export interface Pen {
  readonly content: MenuProduct;
  readonly missing: readonly Lack[];
  /** Whether what is missing is said at its field: after somebody wanted to publish. */
  readonly saysMissing: boolean;
  readonly conflicts: { readonly [Field in DraftField]?: Conflict };
  write(field: DraftField, value: unknown): void;
  /** Where two wrote into a field: one's own text holds, or the other one's. */
  settle(field: DraftField, whose: 'mine' | 'theirs'): void;
}

/** What is wrong with a field, in words; that nothing stands there only once somebody asked. */
export function wrongWith({ missing, saysMissing }: Pen, field: string): string | undefined {
  const lack = missing.find((each) => each.field === field && (saysMissing || each.code !== 'MISSING'));
  return lack && lackWord(lack);
}

/** The id of a field on the page. */
export const idOf = (field: string) => `field-${field.replaceAll('.', '-')}`;
