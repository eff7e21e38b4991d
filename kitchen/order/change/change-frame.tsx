import { Link as Chain } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { AboutOrder } from '../dialogs/about-order.tsx';
import { money as euro } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { WaitingChange } from '../waiting-change.tsx';
import { MadeDialog } from './made-dialog.tsx';
import type { Change } from './use-change.ts';

/** The dialog of a change: what is wished, beside it what that costs and means, and a button that names the amount. */
export function ChangeFrame({
  order,
  change,
  title,
  className,
  icon,
  costs,
  onPress,
  onForget,
  onClose,
  children,
}: {
  order: ShownDetails;
  change: Change;
  title: string;
  className: string;
  /** On the button of a change for which nothing is to be paid. */
  icon: ReactNode;
  costs: ReactNode;
  onPress: () => void;
  /** Leaves the order as it is, and nothing of the wish remains. */
  onForget: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  if (change.made) return <MadeDialog order={order} made={change.made} onClose={onClose} />;
  const difference = change.quote?.difference ?? 0;
  const forget = () => {
    onForget();
    onClose();
  };
  return (
    <RailDialog
      open
      className={`act-dialog ${className}`}
      title={title}
      about={<AboutOrder order={order} />}
      closeLabel={m.items_close()}
      onClose={onClose}
      aside={
        <>
          <h3>{m.items_costs()}</h3>
          {costs}
        </>
      }
      foot={
        <>
          <Button variant="quiet" className="act-leave" onClick={forget}>
            {m.items_leave()}
          </Button>
          <p className="slip-problem" role="alert">
            {change.refused || <span className="muted">{difference > 0 ? m.items_link_hint() : null}</span>}
          </p>
          <Button busy={change.isBusy} aria-disabled={!change.isReady || undefined} onClick={onPress}>
            {difference > 0 ? <Chain size={22} /> : icon}
            {buttonWords(difference)}
          </Button>
        </>
      }
    >
      {change.waiting ? <WaitingChange order={order} change={change.waiting} /> : null}
      {children}
    </RailDialog>
  );
}

/** What the button does, to the cent. */
function buttonWords(difference: number): string {
  if (difference > 0) return m.items_press_link({ amount: euro(difference) });
  return difference < 0 ? m.items_press_back({ amount: euro(-difference) }) : m.items_press();
}
