import { ChevronDown } from 'lucide-react';
import { m } from '#messages';
import { suggestedPlatters } from '#rules/catalogue/platter-suggestion.ts';
import { totalQuantity } from '#rules/orders/cart.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { useOnDemand } from '../../loading/use-on-demand.ts';
import { Picture } from '../../page/picture.tsx';
import { setCartGuestCount, useCartReport } from '../../stores/cart.ts';

const loadGuestCountDialog = () => import('../../booking/guest-count-dialog.tsx');

const fullPlate = '/pictures/categories/platters-160.webp';
const emptyPlate = '/pictures/categories/empty-160.webp';

/** Plates on the card before anybody has said how many guests come. */
const invitingPlates = 3;

/**
 * How many platters the guests need: a plate for each, filled as they are added (spec §2). Without a number of
 * guests the same card asks for it, so that nothing moves when the stored cart arrives after the page.
 */
export function PlatterHint({ platterIds }: { platterIds: readonly number[] }) {
  const cart = useCartReport();
  const { Dialog, isOpen, open, close } = useOnDemand(loadGuestCountDialog);
  const { guestCount } = cart;
  const suggested = guestCount ? suggestedPlatters(guestCount) : invitingPlates;
  const chosen = totalQuantity(cart, platterIds);
  const change = guestCount ? m.catalogue_change_guests() : m.catalogue_choose();
  return (
    <div className="hint paper paper-tent">
      <div className="hint-plates" aria-hidden="true">
        {Array.from({ length: suggested }, (_, index) => {
          const plate = guestCount && index < chosen ? fullPlate : emptyPlate;
          // biome-ignore lint/suspicious/noArrayIndexKey: plates are places, the first ones are the full ones
          return <Picture key={`${index}${plate}`} src={plate} sizes="56px" eager className="hint-plate" />;
        })}
      </div>
      <div className="min-w-0 grow">
        <p className="hint-title">
          {guestCount ? m.catalogue_platters_suggested({ count: suggested }) : m.catalogue_guests_title()}
        </p>
        <p className="hint-text text-small text-muted">
          {guestCount
            ? m.catalogue_platters_chosen({ guests: formatGuestCount(guestCount), count: chosen })
            : m.catalogue_guests_invite()}
        </p>
      </div>
      <button
        type="button"
        className="hint-change"
        aria-haspopup="dialog"
        aria-label={`${change}: ${m.catalogue_choose_guests()}`}
        onClick={open}
      >
        <span className="max-md:hidden">{change}</span>
        <ChevronDown size={24} className="md:hidden" />
      </button>
      {Dialog ? (
        <Dialog open={isOpen} onClose={close} value={guestCount} onChange={setCartGuestCount} />
      ) : null}
    </div>
  );
}
