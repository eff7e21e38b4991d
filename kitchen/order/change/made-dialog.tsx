import { ExternalLink } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import type { ChangeMade } from '../../api/orders.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { AboutOrder } from '../dialogs/about-order.tsx';
import { money as euro, whenText } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';

/** After a change: that it is made and what goes back, or that its link is on its way and until when it can be paid. */
export function MadeDialog({
  order,
  made: { difference, checkoutUrl, until },
  onClose,
}: {
  order: ShownDetails;
  made: ChangeMade;
  onClose: () => void;
}) {
  const amount = euro(Math.abs(difference));
  const email = order.money?.email ?? '';
  return (
    <RailDialog
      open
      className="act-dialog"
      title={checkoutUrl ? m.items_link_sent() : m.items_made()}
      about={<AboutOrder order={order} />}
      onClose={onClose}
      foot={
        <>
          {checkoutUrl ? (
            <a className="button button-side" href={checkoutUrl} target="_blank" rel="noreferrer">
              <ExternalLink size={22} />
              {m.waiting_open()}
            </a>
          ) : null}
          <Button data-focus-first onClick={onClose}>
            {m.link_done()}
          </Button>
        </>
      }
    >
      <p className="question" role="status">
        {checkoutUrl
          ? email
            ? m.items_link_text({ amount, email, when: whenText(until ?? 0) })
            : m.items_link_no_email({ amount, when: whenText(until ?? 0) })
          : difference < 0
            ? order.money?.transfer
              ? m.items_made_back_by_hand({ amount })
              : m.items_made_back({ amount })
            : m.items_made_text()}
      </p>
    </RailDialog>
  );
}
