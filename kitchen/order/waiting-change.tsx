import { ExternalLink, Hourglass } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { dropChange } from '../api/orders.ts';
import { listed } from '../parts/words.ts';
import { useSending } from './dialogs/use-sending.ts';
import { agreedTime, byText, dishName, money as euro, whenText } from './order-words.ts';
import type { ShownDetails } from './shown-order.ts';

type Waiting = NonNullable<ShownDetails['change']>;

/**
 * That a change of the order waits for its payment: whose it is, what it would make, until when, and the way to drop it;
 * neither of these while its money is on its way.
 */
export function WaitingChange({ order, change }: { order: ShownDetails; change: Waiting }) {
  const { isBusy, problem, send } = useSending(() => undefined);
  const { difference, until, by, checkoutUrl, paymentUnderWay } = change;
  const what = whatOf(order, change);
  const amount = euro(difference);
  return (
    <section className="alert alert-note o-waiting" aria-label={m.waiting_title()}>
      <Hourglass size={24} />
      <div>
        <p>
          <b>
            {paymentUnderWay
              ? m.waiting_under_way({ amount })
              : m.waiting_text({ amount, when: whenText(until) })}
          </b>{' '}
          {m.waiting_by({ who: byText(by) })} {what ? `${what}.` : null} {m.waiting_until_then()}
        </p>
        {problem ? (
          <p className="o-bad" role="alert">
            {problem}
          </p>
        ) : null}
        {paymentUnderWay ? null : (
          <p className="o-waiting-acts">
            {checkoutUrl ? (
              <a
                className="button button-side button-small"
                href={checkoutUrl}
                target="_blank"
                rel="noreferrer"
              >
                <ExternalLink size={20} />
                {m.waiting_open()}
              </a>
            ) : null}
            <Button
              variant="quiet"
              size="small"
              busy={isBusy}
              onClick={() => void send(() => dropChange(order.publicProductOrderId))}
            >
              {m.waiting_drop()}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** What it would make different, in a few words. */
function whatOf({ day, time }: ShownDetails, change: Waiting): string {
  const { changes, preferDateAndTime, isElsewhere, isNoted, isOtherGuests } = change;
  const isMoved = preferDateAndTime?.slice(0, 16) !== `${day}T${time}` && preferDateAndTime !== null;
  return listed([
    ...changes.map(({ name, from, to }) => {
      const words = { count: Math.abs(to - from), name: dishName(name) };
      return to > from ? m.items_more(words) : m.items_fewer(words);
    }),
    ...(isMoved ? [m.items_moved({ to: agreedTime(preferDateAndTime) })] : []),
    ...(isElsewhere ? [m.waiting_elsewhere()] : []),
    ...(isNoted ? [m.place_note_other()] : []),
    ...(isOtherGuests ? [m.place_guests_other()] : []),
  ]);
}
