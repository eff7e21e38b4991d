import { useMemo } from 'react';
import { create, useStore } from 'zustand';
import { type GuestCount, rangeOfGuests } from '#rules/booking/guest-count.ts';
import { readSentence, type Sentence, sentenceParams } from '#rules/plan/sentence.ts';

/** Key in local storage of who comes to the table that was planned, written as the query of an address. */
const whoComesKey = 'whoComes';

function stored(): string {
  try {
    return localStorage.getItem(whoComesKey) ?? '';
  } catch {
    return '';
  }
}

/** None on the server and while a page hydrates: pages are the same for everybody. */
const store = create(() => ({ query: '' }));

if (typeof window !== 'undefined') {
  store.setState({ query: stored() });
  addEventListener('storage', ({ key }) => {
    if (key === whoComesKey || key === null) store.setState({ query: stored() });
  });
}

function keep(query: string): void {
  store.setState({ query });
  try {
    if (query) localStorage.setItem(whoComesKey, query);
    else localStorage.removeItem(whoComesKey);
  } catch {
    // It lives in memory.
  }
}

/** What was done for those who come: what the note of the order says of them, and the cart as their table filled it. */
export interface DoneForThem {
  readonly note: string;
  readonly cart: string;
}

/** Keeps who comes to what is in the cart, and what was done for them, for this browser alone. */
export function keepWhoComes(sentence: Sentence, done: DoneForThem): void {
  keep(new URLSearchParams([...sentenceParams(sentence), ...Object.entries(done)]).toString());
}

/** What was done for those who come so far; empty where nothing was. */
export function doneForThem(): DoneForThem {
  const query = new URLSearchParams(store.getState().query);
  return { note: query.get('note') ?? '', cart: query.get('cart') ?? '' };
}

/** What is kept of them, to see later whether it is still the same; empty for nobody. */
export const sentenceKept = (): string => store.getState().query;

/** Forgets them: the cart is ordered. */
export const forgetWhoComes = (): void => keep('');

/** Has the cart mind them, or not; they are not forgotten by that. */
export function mindWhoComes(isMinded: boolean): void {
  const query = new URLSearchParams(store.getState().query);
  if (isMinded) query.delete('unminded');
  else query.set('unminded', '1');
  keep(query.toString());
}

/** Whether the cart minds who comes. */
export const useIsMinded = (): boolean => !new URLSearchParams(useStore(store).query).has('unminded');

const sentenceOf = (query: string) => (query ? readSentence(new URLSearchParams(query)) : null);

/** Who comes, as it was said when the table was planned; null where none was. */
export function useWhoComes(): Sentence | null {
  const { query } = useStore(store);
  return useMemo(() => sentenceOf(query), [query]);
}

/** How many come to the cart: the number that was said, as long as it is within the range that is chosen, else that range. */
export function useGuestsSaid(range: GuestCount | null): string | null {
  const said = useWhoComes()?.guests;
  return range && said && rangeOfGuests(said) === range ? String(said) : range;
}
