import { useCallback, useEffect, useRef, useState } from 'react';
import { askLinkedOrder, type SeenOrder, type Unseen } from '../../api/order-link.ts';
import { takeOrderLink } from '../../stores/order-link.ts';

/** Milliseconds after which a page that is looked at asks again. */
const interval = 30_000;

export type Look =
  | { readonly status: 'loading' }
  | { readonly status: Unseen }
  | {
      readonly status: 'seen';
      readonly link: string;
      readonly seen: SeenOrder;
      /** That the last question was not answered: what is shown may have changed. */
      readonly isOld: boolean;
    };

/** The order of this tab's link, asked for again every half minute while somebody looks at it. */
export function useLinkedOrder(): { look: Look; retry: () => void } {
  const [look, setLook] = useState<Look>({ status: 'loading' });
  const latest = useRef<{ link: string; seen: SeenOrder } | null>(null);

  const ask = useCallback(async () => {
    const link = takeOrderLink();
    if (!link) return setLook({ status: 'unknown' });
    const before = latest.current?.link === link ? latest.current.seen : null;
    const answer = await askLinkedOrder(link, before);
    // Another link has come meanwhile.
    if (takeOrderLink() !== link) return;
    if (typeof answer !== 'string') {
      latest.current = { link, seen: answer };
      setLook({ status: 'seen', link, seen: answer, isOld: false });
    } else if (before && answer !== 'unknown') {
      setLook({ status: 'seen', link, seen: before, isOld: true });
    } else {
      setLook({ status: answer });
    }
  }, []);

  const retry = useCallback(() => {
    if (!latest.current) setLook({ status: 'loading' });
    void ask();
  }, [ask]);

  useEffect(() => {
    void ask();
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(askIfSeen, interval);
    document.addEventListener('visibilitychange', askIfSeen);
    addEventListener('hashchange', retry);
    addEventListener('online', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      removeEventListener('hashchange', retry);
      removeEventListener('online', askIfSeen);
    };
  }, [ask, retry]);

  return { look, retry };
}
