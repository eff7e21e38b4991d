import { ArrowLeft, Ban, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PrintKind } from '#contract/kitchen/day/prints.ts';
import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { unpaidText } from '../order/order-words.ts';
import { whoFor } from '../parts/words.ts';
import { useFitWidth } from './use-fit-width.ts';
import { PrintedContext, usePrint } from './use-print.tsx';

interface Props {
  readonly kind: PrintKind;
  readonly title: string;
  readonly order: Pick<
    KitchenOrderDetails,
    'publicProductOrderId' | 'name' | 'bon' | 'day' | 'time' | 'state'
  >;
  /** What can be chosen before it is printed. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A paper of an order, shown as the printer will have it; of a canceled one there is none. */
export function PaperPage({ kind, title, order, tools, children }: Props) {
  const { publicProductOrderId: id, day } = order;
  const isCanceled = order.state === 'CANCELED';
  const isOfOrder = day === null || isCanceled;
  const { printed, printNow } = usePrint(
    day === null ? null : { kind, day, scope: { publicProductOrderId: id } },
  );
  const room = useFitWidth<HTMLElement>();
  return (
    <div className="paper-page">
      <title>{`${title} ${whoFor(order)} · ${m.shell_kitchen()}`}</title>
      <header>
        <Link className="pk-back" to={isOfOrder ? `/order/${id}` : `/packing/${day}?order=${id}`}>
          <ArrowLeft size={22} />
          {isOfOrder ? m.paper_to_order() : m.packing_title()}
        </Link>
        <div>
          <h1>{title}</h1>
          <p>
            {[order.name, order.bon !== null && m.day_bon({ bon: order.bon })].filter(Boolean).join(', ')}
          </p>
        </div>
        {isCanceled ? null : (
          <div className="end">
            {tools}
            <Button onClick={printNow}>
              <Printer size={22} />
              {m.paper_print()}
            </Button>
          </div>
        )}
      </header>
      <main id="main" tabIndex={-1} ref={room}>
        {isCanceled ? (
          <p className="alert">
            <Ban size={26} />
            {m.paper_canceled()}
          </p>
        ) : (
          <PrintedContext value={printed}>
            {order.state === 'BINDING' || order.state === 'CANCELED' ? null : (
              <p className="paper-hint">{unpaidText(order.state)}</p>
            )}
            {children}
          </PrintedContext>
        )}
      </main>
    </div>
  );
}
