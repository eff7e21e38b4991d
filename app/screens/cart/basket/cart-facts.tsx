import { Users } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { deliveryCostRange } from '#rules/booking/delivery-cost.ts';
import { type Cart, totalQuantity } from '#rules/orders/cart.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { useDeliverySettings } from '../../../address/use-delivery-settings.ts';
import { useOnDemand } from '../../../loading/use-on-demand.ts';
import { DeliveryCost } from '../../../order/delivery-cost.tsx';
import { announce } from '../../../stores/announcements.ts';
import { setCartGuestCount } from '../../../stores/cart.ts';
import { readDraft } from '../../../stores/delivery-draft.ts';
import { useGuestsSaid } from '../../../stores/who-comes.ts';

const loadGuestCountDialog = () => import('../../../booking/guest-count-dialog.tsx');

/** For how many the cart is, which can be changed there, and what delivery costs while nobody has said where to, or that they come for it. */
export default function CartFacts({ cart }: { cart: Cart }) {
  const { Dialog, isOpen, open, close } = useOnDemand(loadGuestCountDialog);
  const { guestCount } = cart;
  const [isPickup] = useState(() => readDraft().fulfilment === 'PICKUP');
  const range = deliveryCostRange(useDeliverySettings());
  const items = m.cart_items({ count: totalQuantity(cart) });
  const said = useGuestsSaid(guestCount);
  const guests = said && m.cart_guests({ guests: formatGuestCount(said) });
  const choose = m.catalogue_choose_guests();
  const change = m.catalogue_change_guests();
  return (
    <>
      <p className="flex items-center gap-3">
        <Users size={22} className="flex-none text-petrol" />
        <span className="grow">{guests ? m.cart_guests_items({ guests, items }) : items}</span>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={guests ? `${change}: ${choose}` : choose}
          onClick={open}
        >
          {guests ? change : choose}
        </Button>
      </p>
      {Dialog ? (
        <Dialog
          open={isOpen}
          onClose={close}
          value={guestCount}
          onChange={(range) => {
            setCartGuestCount(range);
            announce(m.cart_guests({ guests: formatGuestCount(range) }));
          }}
        />
      ) : null}
      <DeliveryCost cost={isPickup ? null : range} />
    </>
  );
}
