import { Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { ApiError } from '../api/call.ts';
import { sendPaymentLink } from '../api/telephone-orders.ts';
import { money } from '../order/order-words.ts';
import { errorWords } from '../parts/error-words.ts';

/**
 * Makes an order by telephone that ended unpaid anew, e-mails its link and leads to it. Another total than before is said
 * first, and taken with the next press.
 */
export function NewLink({ orderId, name }: { orderId: string; name: string }) {
  const navigate = useNavigate();
  const [press] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [total, setTotal] = useState<number>();
  const [problem, setProblem] = useState('');

  async function send() {
    setBusy(true);
    setProblem('');
    try {
      const order = await sendPaymentLink(orderId, { id: press, expectedTotal: total });
      await navigate(`/order/${order.publicProductOrderId}`);
    } catch (error) {
      const changed = error instanceof ApiError && error.code === 'TotalChanged' ? error.amount : undefined;
      if (changed === undefined) setProblem(errorWords(error));
      else setTotal(changed);
    } finally {
      setBusy(false);
    }
  }

  const word = total === undefined ? m.notices_new_link() : m.notices_new_link_over({ total: money(total) });
  return (
    <>
      <Button variant="quiet" busy={isBusy} aria-label={`${word}, ${name}`} onClick={() => void send()}>
        <Send size={20} />
        {word}
      </Button>
      <span role="status" className="o-bad">
        {problem || (total === undefined ? '' : m.notices_new_total({ total: money(total) }))}
      </span>
    </>
  );
}
