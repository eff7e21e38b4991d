import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import type { CostRange } from '#rules/booking/delivery-cost.ts';
import type { Cents } from '#rules/money/money.ts';
import type { Cart } from '#rules/orders/cart.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Paper } from '#ui/paper.tsx';
import { streetLine } from '../../../address/address-picker-card.tsx';
import { OrderSummary, type OrderSummaryData } from '../../../order/order-summary.tsx';
import { slotText } from '../../../order/order-summary-slot.ts';
import type { InvoiceDraft } from '../../../stores/delivery-draft.ts';
import { CartBar } from '../basket/cart-bar.tsx';
import { useInView } from '../basket/use-in-view.ts';
import { partIds, toPart } from '../delivery/delivery-parts.ts';
import { useShopAddress } from '../delivery/fulfilment-choice.tsx';
import { InvoiceToLine } from '../delivery/invoice-to.tsx';
import type { MissingForCheckout } from '../delivery/missing-for-checkout.ts';
import { missingText, missingTitle, type OrderPlace } from '../delivery/missing-texts.ts';
import { CancelNote } from './cancel-note.tsx';
import { HoldNote } from './hold-note.tsx';
import { OfflineAlert } from './offline-alert.tsx';
import { SlotGone } from './slot-gone.tsx';
import type { useCheckout } from './use-checkout.ts';

/** What is written already and wrong or not saved: that is said where it is written, and no choice is left to be made. */
const saidAtField: readonly MissingForCheckout[] = [
  'unsaved',
  'edited',
  'invoice',
  'name',
  'phone',
  'company',
];

/** What is chosen and will not do, and grays the button far from where that was chosen: said before anybody presses. */
const saidAtOnce: readonly MissingForCheckout[] = ['area', 'minimum'];

/**
 * The summary and, directly below it, the only button that orders: the law wants what is bought, the total and
 * the words on the button together. The bar on phones therefore leads here and does not order.
 */
export function DeliveryPaper({
  cart,
  summary,
  address,
  place,
  minimumAge,
  delivery,
  isPickup,
  missing,
  checkout: { isBusy, asked, changedTotal, gone, press },
  company,
  wish,
  onBack,
}: {
  cart: Cart;
  summary: OrderSummaryData;
  address: DeliveryAddress | null;
  place: OrderPlace;
  /** The age that alcohol in the cart asks for; null without any. */
  minimumAge: number | null;
  /** What bringing it costs; null for a pickup, or where the shop does not deliver. */
  delivery: Cents | CostRange | null;
  isPickup: boolean;
  /** What is still missing; most of it is shown once the button was pressed. */
  missing: readonly MissingForCheckout[];
  checkout: ReturnType<typeof useCheckout>;
  /** The company that the invoice goes to; null: to the customer. */
  company: InvoiceDraft | null;
  /** What the customer wants us to know; empty for nothing. */
  wish: string;
  onBack: () => void;
}) {
  const button = useRef<HTMLDivElement>(null);
  const shopAddress = useShopAddress();
  const isButtonInView = useInView(button);
  const said = asked > 0 ? missing : missing.filter((part) => saidAtOnce.includes(part));

  return (
    <Paper as="aside" ruled aria-labelledby={partIds.products} className="cart-paper">
      <h2 id={partIds.products} tabIndex={-1} className="mb-4 text-[2.1rem]">
        {m.delivery_summary_title()}
      </h2>
      <OrderSummary
        order={summary}
        delivery={delivery}
        place={{
          label: isPickup ? m.delivery_summary_pickup() : m.delivery_summary_to(),
          text: isPickup ? `${m.delivery_option_pickup()}: ${shopAddress}` : addressText(address),
        }}
        when={{
          label: m.delivery_summary_when(),
          text: slotText(cart, getLocale()) ?? m.delivery_summary_no_time(),
        }}
        wish={wish}
        invoice={
          company === null
            ? undefined
            : { label: m.delivery_invoice_to(), text: <InvoiceToLine invoice={company} /> }
        }
      />
      <div className="mt-5">
        {changedTotal === null ? null : (
          <Alert title={m.delivery_total_changed_title()}>
            {m.delivery_total_changed({ total: formatMoney(changedTotal, getLocale()) })}
          </Alert>
        )}
        {said.length > 0 ? (
          <Alert isSaid title={missingTitle(said)}>
            <ul>
              {said.map((part) => (
                <li key={part}>
                  <button type="button" className="missing-link" onClick={() => toPart(part)}>
                    {missingText(part, place)}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </div>
      {gone ? <SlotGone gone={gone} cart={cart} /> : null}
      <OfflineAlert />
      <div ref={button}>
        <Button
          wide
          size="large"
          className="mt-5 whitespace-normal"
          busy={isBusy}
          aria-disabled={missing.some((part) => !saidAtField.includes(part)) || isBusy || undefined}
          onClick={press}
        >
          {isBusy ? m.delivery_order_busy() : m.delivery_order_button()}
        </Button>
      </div>
      <div className="mt-5 grid gap-2 text-small text-muted">
        <p>{m.delivery_pay_note()}</p>
        <HoldNote deliveryDate={cart.deliveryDate} deliveryTime={cart.deliveryTime} />
        {minimumAge ? <p>{m.delivery_age_note({ age: minimumAge })}</p> : null}
        <CancelNote cart={cart} />
        <p>
          <Link
            to="/terms"
            className="inline-flex min-h-11 items-center font-medium text-petrol underline underline-offset-4"
          >
            {m.delivery_terms_link()}
          </Link>
        </p>
      </div>
      <p className="mt-2 text-center">
        <Button variant="quiet" onClick={onBack}>
          <ChevronLeft size={20} />
          {m.delivery_back_to_cart()}
        </Button>
      </p>
      {isButtonInView ? null : (
        <CartBar
          cart={cart}
          total={summary.total}
          label={m.delivery_summary_title()}
          onPress={() => toPart('products')}
        />
      )}
    </Paper>
  );
}

function addressText(address: DeliveryAddress | null): ReactNode {
  if (!address) return m.delivery_summary_no_address();
  return (
    <>
      {address.name ? (
        <>
          {address.name}
          <br />
        </>
      ) : null}
      {streetLine(address)}
      <br />
      {address.postalCode} {address.city}
    </>
  );
}
