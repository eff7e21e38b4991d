import { m } from '#messages';
import { deliveryCostNote } from '../order/delivery-cost.tsx';

/** What all prices of a page include, and what comes on top. */
export default function PriceNote() {
  return (
    <p className="gutter pb-10 text-small text-muted">
      {m.delivery_summary_vat()} {deliveryCostNote()} {m.catalogue_price_note()}
    </p>
  );
}
