import { ArrowRight, Link as Chain, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LinkedOrder } from '#contract/kitchen/orders/telephone-orders.ts';
import { m } from '#kitchen-messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { clockOf } from '../parts/words.ts';

/** What is said when it is ordered: where the link went, until when it can be paid, and what is next. */
export default function SentOrder({
  sent,
  isInstead,
  onNext,
}: {
  sent: LinkedOrder;
  /** It has come in the place of another. */
  isInstead: boolean;
  onNext: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="tel-sent">
      <h1 ref={heading} tabIndex={-1}>
        <Check size={40} />
        {m.telephone_sent_title()}
      </h1>
      <p className="tel-sent-link">
        <Chain size={28} />
        <span>
          {m.telephone_sent()} <b>{sent.email}</b>.{' '}
          <strong>{m.telephone_sent_until({ time: clockOf(sent.paymentExpiresAt) })}</strong>
        </span>
      </p>
      {isInstead ? <p>{m.telephone_sent_instead()}</p> : null}
      <p>{m.telephone_sent_then()}</p>
      <p className="tel-sent-ways">
        <Button onClick={onNext}>
          {m.telephone_sent_next()}
          <ArrowRight size={22} />
        </Button>
        <ButtonLink variant="side" to={`/order/${sent.publicProductOrderId}`}>
          {m.telephone_sent_open()}
        </ButtonLink>
      </p>
    </div>
  );
}
