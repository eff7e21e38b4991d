import { useMatches } from 'react-router';
import type { Locale } from '#rules/text/locale.ts';

/** What a page is called; its route module exports it as `handle`, or what makes it of the page's match: its data and its address. */
export interface PageNames {
  /** Its title (spec §2), without the name of the shop. */
  readonly title: () => string;
  /** What comes before a title that several pages share. */
  readonly name?: () => string;
  /** How segments of its address read in the breadcrumbs (spec §2); others read as they are written. */
  readonly crumbs?: () => Readonly<Record<string, string>>;
  /** The path by which the breadcrumbs go in place of its own. */
  readonly place?: string;
  /** Its path in each language, where its name stands in it. */
  readonly paths?: Readonly<Record<Locale, string>>;
  /** What search engines and previews of links are told of it, in place of what its kind says. */
  readonly told?: { readonly description: string; readonly picture: string | null };
}

/** What the page that is shown is called; undefined where its code could not be fetched. */
export function usePageNames(): PageNames | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle;
  return (typeof handle === 'function' ? handle(match) : handle) as PageNames | undefined;
}
