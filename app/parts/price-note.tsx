import { m } from '#messages';

/** What all prices of a page include. */
export default function PriceNote() {
  return <p className="gutter pb-10 text-small text-muted">{m.catalogue_price_note()}</p>;
}
