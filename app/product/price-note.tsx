import { m } from '#messages';
import { useDeliveryCostNote } from '../page/delivery-cost-text.ts';

/** What all prices of a page include, and what comes on top. */
export default function PriceNote() {
  return (
    <p className="gutter pb-10 text-small text-muted">
      {m.delivery_summary_vat()} {useDeliveryCostNote()} {m.catalogue_price_note()}
    </p>
  );
}
