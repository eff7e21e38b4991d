import { useLocation, useMatches } from 'react-router';
import { useHydrated } from '../../loading/use-hydrated.ts';
import { useRootData } from '../../page/use-root-data.ts';
import { withoutMadeUpNames } from './made-up-names.ts';

/**
 * The path that the parts around a page go by. The server keeps one page for all addresses that do not exist, without
 * a word of theirs; in the browser those words come once it has taken the page over.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const last = useMatches().at(-1)?.id;
  const root = useRootData();
  return useHydrated() ? pathname : withoutMadeUpNames(pathname, last, root);
}
