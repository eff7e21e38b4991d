import { useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useRootData } from '../../page/use-settings.ts';
import { withoutMadeUpNames } from './made-up-names.ts';

const never = () => () => {};

/**
 * The path that the parts around a page go by. The server keeps one page for all addresses that do not exist, without
 * a word of theirs; in the browser those words come once it has taken the page over.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const last = useMatches().at(-1)?.id;
  const root = useRootData();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isMounted ? pathname : withoutMadeUpNames(pathname, last, root);
}
