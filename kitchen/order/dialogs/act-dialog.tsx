import type { Act } from '../acts.tsx';
import { ItemsDialog } from '../items/items-dialog.tsx';
import { PlaceDialog } from '../place/place-dialog.tsx';
import { RecipientDialog } from '../recipient/recipient-dialog.tsx';
import type { ShownDetails } from '../shown-order.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { ReductionDialog } from './reduction-dialog.tsx';
import { RefundedDialog } from './refunded-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { WriteDialog } from './write-dialog.tsx';

interface Props {
  readonly act: Act;
  readonly order: ShownDetails;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}

/** What can be done with an order, each as a dialog; loaded when one is first opened. */
export default function ActDialog({ act, order, onAct, onClose }: Props) {
  if (act === 'items') return <ItemsDialog order={order} onAct={onAct} onClose={onClose} />;
  if (act === 'place') return <PlaceDialog order={order} onClose={onClose} />;
  if (act === 'recipient') return <RecipientDialog order={order} onClose={onClose} />;
  if (act === 'time') return <TimeDialog order={order} onClose={onClose} />;
  if (act === 'transfer') return <TransferDialog order={order} onClose={onClose} />;
  if (act === 'reduce') return <ReductionDialog order={order} onClose={onClose} />;
  if (act === 'refunded') return <RefundedDialog order={order} onClose={onClose} />;
  if (act === 'link') return <LinkDialog order={order} onClose={onClose} />;
  if (act === 'cancel') return <CancelDialog order={order} onClose={onClose} />;
  return <WriteDialog order={order} isNote={act === 'note'} onAct={onAct} onClose={onClose} />;
}
