import { createContext } from 'react-router';
import type { Dish } from '#rules/planner/dish.ts';
import type { Company } from '#rules/text/company.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { PageApi } from './page-client.ts';

/** What loaders of public pages get from the server: the API in process, the language, the shop's public address. */
export interface PageContext {
  readonly api: PageApi;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** Who runs the shop now. */
  readonly company: () => Promise<Company>;
  /** What was on the menu once. */
  readonly withdrawn: () => Promise<
    readonly { readonly id: number; readonly name: string; readonly categoryId: number }[]
  >;
  /** What tables are laid with, the same list as long as the catalogue is. */
  readonly plannableDishes: () => Promise<readonly Dish[]>;
  /** Where Google Ads counts orders, AW-123/label; null when the owner advertises nowhere. */
  readonly conversionId: string | null;
  /** Tells the server's log of an error while a page was made. */
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
