import { useRef, useState } from 'react';
import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { totalQuantity } from '#rules/orders/cart.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { AgainDialog } from '../../order/again-dialog.tsx';
import { HeldTime } from '../../order/held-time.tsx';
import { actionTexts } from '../../order/order-texts.ts';
import { useOrderAgain } from '../../order/use-order-again.ts';
import { Linked } from '../../page/linked.tsx';
import { useCompany } from '../../page/use-company.ts';
import { useNow } from '../../page/use-now.ts';
import { useCart } from '../../stores/cart.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DocumentButtons } from './document-button.tsx';
import { usePayNow } from './use-pay-now.ts';

/** What a customer can do with an order: pay it or order it again, drop or cancel it, keep its invoice; and how far its refund is. */
export function OrderActions({
  order,
  locale,
  onChange,
}: {
  order: Order;
  locale: Locale;
  onChange: () => Promise<void>;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isCanceling, setCanceling] = useState(false);
  const { payNow, isOpening } = usePayNow(order.publicProductOrderId);
  const again = useOrderAgain(order, locale);
  const inCart = totalQuantity(useCart());
  const { phone } = useCompany();
  const texts = actionTexts(order, phone, locale, useNow() ?? Date.now());
  const { number } = texts;
  const isUnpaid = order.payNow !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a sentence, not fields
    <div
      ref={place}
      role="group"
      tabIndex={-1}
      className="order-actions"
      aria-label={m.orders_actions({ number })}
    >
      {order.payNow === 'POSSIBLE' ? (
        <Button
          size="small"
          busy={isOpening}
          aria-label={m.orders_pay_now_named({ number })}
          onClick={payNow}
        >
          {m.orders_pay_now()}
        </Button>
      ) : (
        <Button
          variant="side"
          size="small"
          busy={again.isFilling}
          aria-label={m.orders_again_named({ number })}
          onClick={again.orderAgain}
        >
          {m.orders_again()}
        </Button>
      )}
      {/* A page of its own: nothing that has been loaded here comes along. A process of the release before says no link. */}
      {order.link ? (
        <a
          className="button button-quiet button-small"
          href={`/order#${order.link}`}
          aria-label={m.orders_see_named({ number })}
        >
          {m.orders_see()}
        </a>
      ) : null}
      {texts.until || isUnpaid ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={isUnpaid ? m.orders_drop_named({ number }) : m.orders_cancel_named({ number })}
          onClick={() => setCanceling(true)}
        >
          {isUnpaid ? m.orders_drop() : m.orders_cancel()}
        </Button>
      ) : null}
      <DocumentButtons order={order} />
      {order.payNow === 'POSSIBLE' ? <HeldTime order={order} /> : null}
      {texts.note ? (
        <p className="text-small">
          <Linked text={texts.note} />
        </p>
      ) : null}
      <AgainDialog count={inCart} open={again.isAsking} onClose={again.keep} onChoose={again.fill} />
      <CancelDialog
        order={order}
        texts={texts}
        locale={locale}
        isUnpaid={isUnpaid}
        open={isCanceling}
        onClose={() => setCanceling(false)}
        onDone={async () => {
          setCanceling(false);
          await onChange();
          place.current?.focus();
        }}
      />
    </div>
  );
}
