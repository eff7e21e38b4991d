import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inOrder } from '../sorting/place-after.ts';

/**
 * Another order of dishes or categories: shown at once, sent one after the other, and taken back where the shop refuses.
 * @param send has those that are named change places among themselves
 */
export function useOrder(send: (ids: readonly number[]) => Promise<void>) {
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly (readonly number[])[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function order(ids: readonly number[]): Promise<void> {
    setWaiting((now) => [...now, ids]);
    const sent = last.current
      .catch(() => undefined)
      .then(() => send(ids))
      .then(() => revalidate())
      // What was asked for anew is shown in a transition: before it, the list would stand for a moment as it was.
      .finally(() => startTransition(() => setWaiting((now) => now.filter((each) => each !== ids))));
    last.current = sent;
    return sent;
  }
  return {
    order,
    /** A list as it is by what was moved. */
    ordered: <Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] =>
      waiting.reduce<readonly Item[]>(inOrder, items),
  };
}
