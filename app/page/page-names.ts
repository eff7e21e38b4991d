import { useMatches } from 'react-router';

/** What a page is called; its route module exports it as `handle`. */
export interface PageNames {
  /** Its title (spec §2), without the name of the shop. */
  readonly title: () => string;
  /** What comes before a title that several pages share. */
  readonly name?: () => string;
  /** How segments of its address read in the breadcrumbs (spec §2); others read as they are written. */
  readonly crumbs?: () => Readonly<Record<string, string>>;
}

/** What the page that is shown is called; undefined where its code could not be fetched. */
export function usePageNames(): PageNames | undefined {
  return useMatches().at(-1)?.handle as PageNames | undefined;
}
