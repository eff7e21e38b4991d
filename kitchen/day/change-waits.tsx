import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import { whenText } from '../order/order-words.ts';
import { useNow } from '../shell/use-now.ts';

/** That a change of an order waits for its payment, quietly: until then it is made as it stands here. */
export function ChangeWaits({ until }: { until: number | null | undefined }) {
  return (
    <WaitsStill
      until={until}
      show={(words) => (
        <p className="flags">
          <span className="chip chip-neutral" title={m.waiting_until_then()}>
            <Hourglass size={16} />
            {words}
          </span>
        </p>
      )}
    />
  );
}

interface Props {
  readonly until: number | null | undefined;
  readonly show: (words: string) => ReactNode;
}

/** Shows that a change of an order waits for its payment, as long as it has time. */
export function WaitsStill({ until, show }: Props) {
  return until ? <Waits until={until} show={show} /> : null;
}

function Waits({ until, show }: Props & { readonly until: number }) {
  const now = useNow();
  return now < until * 1000 ? show(m.day_change_waits({ when: whenText(until, now) })) : null;
}
