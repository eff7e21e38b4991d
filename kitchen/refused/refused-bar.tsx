import { Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { orderNumber } from '#rules/orders/order-number.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { whoFor } from '../parts/words.ts';
import { closeRefused, type RefusedPress, useRefusedPresses } from '../presses/refused-presses.ts';
import { forgetAside, sendAgain } from '../presses/send-presses.ts';
import { isDoneAnyway, meanwhileWords, type RefusedOrder, refusedWords } from './refused-words.ts';
import { useRefusedOrders } from './use-refused-orders.ts';

/** What was pressed and the shop has refused, a line an order, until each was read and closed. */
export default function RefusedBar() {
  const all = useRefusedPresses((refused) => refused.all);
  const orders = useRefusedOrders(all);
  const known = [...Map.groupBy(all, ({ press: { order } }) => order)].flatMap(([id, refused]) => {
    const order = orders[id];
    return order === undefined ? [] : [{ id, refused, order }];
  });
  const doneAnyway = known.flatMap(({ refused, order }) =>
    refused.filter((each) => isDoneAnyway(each, order)),
  );
  useEffect(() => {
    if (doneAnyway.length > 0) forget(doneAnyway);
  });
  if (known.length === 0) return null;
  return (
    <ul className="refused">
      {known.map(({ id, refused, order }) => (
        <RefusedLine
          key={id}
          id={id}
          refused={refused.filter((each) => !doneAnyway.includes(each))}
          order={order}
        />
      ))}
    </ul>
  );
}

function RefusedLine({
  id,
  refused,
  order,
}: {
  id: string;
  refused: readonly RefusedPress[];
  order: RefusedOrder | null;
}) {
  const last = refused.at(-1);
  if (!last) return null;
  const { name, to } = whatAbout(id, last.press, order);
  const failed = refused.filter(({ isAside }) => isAside);
  const answer = (how: (refused: readonly RefusedPress[]) => void, those: readonly RefusedPress[]) => () => {
    how(those);
    document.getElementById('main')?.focus();
  };
  return (
    <li>
      <Info size={24} />
      <div>
        <p>
          <Link to={to}>{name}</Link>
          {meanwhileWords(last, order)} {refusedWords(refused, order)}
        </p>
        {failed.length > 0 && <Button onClick={answer(sendFailed, failed)}>{m.refused_send_again()}</Button>}
      </div>
      <IconButton label={m.refused_close({ name })} onClick={answer(forget, refused)}>
        <X size={26} />
      </IconButton>
    </li>
  );
}

const idsOf = (refused: readonly RefusedPress[]) => refused.map(({ press: { id } }) => id);

function forget(refused: readonly RefusedPress[]): void {
  closeRefused(refused);
  void forgetAside(idsOf(refused));
}

function sendFailed(failed: readonly RefusedPress[]): void {
  closeRefused(failed);
  void sendAgain(idsOf(failed));
}

/** What a press was about, and where that stands: an order or a dish by name, else the runs. */
function whatAbout(id: string, { path, shows }: RefusedPress['press'], order: RefusedOrder | null) {
  if (path.startsWith('/runs/')) return { name: m.place_runs(), to: '/runs' };
  // A press that an earlier release kept does not name its dish.
  if (path.startsWith('/products/')) return { name: String(shows.name ?? m.place_menu()), to: '/menu' };
  const bon = order?.bon ? ` (${m.day_bon({ bon: order.bon })})` : '';
  return { name: order ? whoFor(order) + bon : orderNumber(id), to: `/order/${id}` };
}
