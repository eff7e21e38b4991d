import { useMemo, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { filterQuery, type ProductFilter, readFilter } from '#rules/catalogue/product-filter.ts';

/** Key of the guests' diet and unwanted allergens in local storage, written as the query that stands for them. */
const storageKey = 'productFilter';

/** The query that takes the choice away; until scripts run an address alone has to say so. */
export const emptyChoice = '?diet=';

/** Whether a query says anything about the choice. */
export const namesFilter = (search: string): boolean => /[?&](diet|without)=/.test(search);

const read = (query: string | null) => readFilter(new URLSearchParams(query ?? ''));

/** None on the server and while a page hydrates: pages are the same for everybody. */
const store = create(() => ({ query: '' }));

function stored(): string {
  try {
    return filterQuery(read(localStorage.getItem(storageKey)));
  } catch {
    return '';
  }
}

/** Makes a choice count on all pages until it is taken away; where storage is blocked as long as the page. */
export function keepFilter(filter: ProductFilter): void {
  const query = filterQuery(filter);
  store.setState({ query });
  try {
    localStorage.setItem(storageKey, query);
  } catch {
    // It lives in memory.
  }
}

if (typeof window !== 'undefined') {
  // An address that somebody opens wins over what was chosen before, also when it says that nothing is.
  if (namesFilter(location.search)) keepFilter(read(location.search));
  else store.setState({ query: stored() });
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) store.setState({ query: stored() });
  });
}

/** The choice as its query, outside of rendering; empty for none. */
export const keptFilterQuery = (): string => store.getState().query;

/** The choice that counts; on the server and while the page hydrates what `addressed`, the page's query, says. */
export function useKeptFilter(addressed = ''): ProductFilter {
  const query = useSyncExternalStore(store.subscribe, keptFilterQuery, () => filterQuery(read(addressed)));
  return useMemo(() => read(query), [query]);
}

/**
 * Runs before anything below it is painted: a page of dishes that was opened by an address without a choice is asked
 * for with the one that is kept, so that no dish is shown and taken away. The language goes along, for a cookie may be late.
 */
export const filterScript = () =>
  `try{var k=localStorage.getItem("${storageKey}"),l=location,s=l.search;
if(/^(diet|without)=/.test(k)&&!/[?&](diet|without)=/.test(s))
l.replace(l.pathname+(s?s+"&":"?")+k+"&lang="+document.documentElement.lang+l.hash)}catch(e){}`.replaceAll(
    '\n',
    '',
  );
