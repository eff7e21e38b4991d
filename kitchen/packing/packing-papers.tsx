import { FileText, ReceiptText, Tags } from 'lucide-react';
import { Link } from 'react-router';
import type { PackingList } from '#contract/kitchen/day/packing.ts';
import { m } from '#kitchen-messages';
import { useMe } from '../shell/use-signed-in.ts';

/** What goes along on paper: cards for the buffet, the slip of the kitchen, and for who has the address the delivery note. */
export function PackingPapers({ list: { publicProductOrderId: id } }: { list: PackingList }) {
  const hasAddress = useMe().role !== 'KITCHEN';
  return (
    <nav className="pk-papers" aria-label={m.packing_papers()}>
      <Link to={`/labels/${id}`}>
        <Tags size={22} />
        {m.labels_title()}
      </Link>
      <Link to={`/slip/${id}`}>
        <ReceiptText size={22} />
        {m.slip_title()}
      </Link>
      {hasAddress ? (
        <Link to={`/delivery-note/${id}`}>
          <FileText size={22} />
          {m.note_title()}
        </Link>
      ) : null}
    </nav>
  );
}
