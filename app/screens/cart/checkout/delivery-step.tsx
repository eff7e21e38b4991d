import { useEffect, useState } from 'react';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { deliveryCost, deliveryCostRange, minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import { isPostalAddress, needsInvoiceAddress } from '#rules/money/invoice-address.ts';
import type { Cents } from '#rules/money/money.ts';
import { type Cart, cartTotal } from '#rules/orders/cart.ts';
import { missingToMinimum } from '#rules/orders/minimum-order.ts';
import { formatMoney } from '#rules/text/format.ts';
import { textLimit } from '#rules/text/limits.ts';
import { Alert } from '#ui/alert.tsx';
import { TextArea } from '#ui/field.tsx';
import { DeliveryTerms } from '../../../address/address-form-area.tsx';
import { AddressPicker } from '../../../address/address-picker.tsx';
import { useDeliverySettings } from '../../../address/use-delivery-settings.ts';
import { browserApi } from '../../../api/browser.ts';
import { ApiError } from '../../../api/client.ts';
import { roomText } from '../../../page/room-text.ts';
import { useMinimumOrder } from '../../../page/use-minimum-order.ts';
import { announce } from '../../../stores/announcements.ts';
import { emptyInvoice } from '../../../stores/delivery-draft.ts';
import { dismissToastsAbout, toast } from '../../../stores/toasts.ts';
import DriftNotice from '../basket/drift-notice.tsx';
import { namesOf, useSoldOutLines } from '../basket/sold-out-notice.tsx';
import type { CatalogueCheck } from '../basket/use-catalogue-check.ts';
import { contactUpdate } from '../delivery/contact.ts';
import { ContactFields, useCustomer } from '../delivery/contact-fields.tsx';
import { partIds, toPart } from '../delivery/delivery-parts.ts';
import { DeliveryWhen } from '../delivery/delivery-when.tsx';
import { FulfilmentChoice, toPickup } from '../delivery/fulfilment-choice.tsx';
import { invoiceWords, ProfileAddress } from '../delivery/invoice-address.tsx';
import { InvoiceTo } from '../delivery/invoice-to.tsx';
import { missingForCheckout } from '../delivery/missing-for-checkout.ts';
import { missingText } from '../delivery/missing-texts.ts';
import { invoiceStart, recipientOf } from '../delivery/recipient-form.ts';
import { useDeliveryDraft } from '../delivery/use-delivery-draft.ts';
import { checkoutRequest } from './checkout-request.ts';
import { DeliveryPaper } from './delivery-paper.tsx';
import { DiscountField } from './discount-field.tsx';
import { concerns, type GoneSlot } from './slot-gone.tsx';
import { summaryOf } from './summary-of.ts';
import { useCheckout } from './use-checkout.ts';
import { useDiscount } from './use-discount.ts';
import { useQuote } from './use-quote.ts';
import { useSaidPrice } from './use-said-price.ts';

/** Step 2: where, when, and the binding order (spec §2, §5). */
export default function DeliveryStep({
  cart,
  check,
  onBack,
}: {
  cart: Cart;
  check: CatalogueCheck;
  onBack: () => void;
}) {
  const [draft, changeDraft] = useDeliveryDraft();
  const [address, setAddress] = useState<DeliveryAddress | null>(null);
  const [addressRound, setAddressRound] = useState(0);
  /** How often the order button was pressed. */
  const [asked, setAsked] = useState(0);
  const [changedTotal, setChangedTotal] = useState<Cents | null>(null);
  const [gone, setGone] = useState<GoneSlot | null>(null);
  const customer = useCustomer();
  const settings = useDeliverySettings();
  const isPickup = draft.fulfilment === 'PICKUP';
  const postalCode = isPickup ? null : (address?.postalCode ?? null);
  const { quote, take, refresh } = useQuote(cart, draft.discountCode, postalCode, (text) => {
    discount.refuse(text);
    announce(text, true);
  });
  const discount = useDiscount(cart, draft.discountCode, postalCode, (discountCode, priced) => {
    changeDraft({ discountCode });
    if (priced) take(priced);
  });

  const toAddress = postalCode === null ? null : deliveryCost(postalCode, settings);
  const summary = summaryOf(cart, quote, toAddress ?? 0, getLocale());
  useSaidPrice(summary);
  const invoice = draft.invoice ?? (customer ? invoiceStart(customer) : emptyInvoice);
  const isForCompany = invoice.to === 'company';
  const recipient = recipientOf(invoice, isPickup ? null : address);
  const billing = isPickup && customer && isPostalAddress(customer) ? customer : null;
  const asksAddress = !isPickup || !(billing || isForCompany);
  const choice = { ...draft, addressId: asksAddress ? (address?.id ?? null) : null, invoice: recipient };
  const delivery = postalCode === null && !isPickup ? deliveryCostRange(settings) : toAddress;
  const isInArea = isPickup || delivery !== null;
  const minimum = minimumOrderFor(postalCode, useMinimumOrder(), settings.zones);
  const lackingAmount = missingToMinimum(cartTotal(cart), minimum);
  const soldOut = useSoldOutLines();
  const place = { postalCode: postalCode ?? '', minimum, lacking: lackingAmount, soldOut: namesOf(soldOut) };
  const isBelowMinimum = postalCode !== null && lackingAmount > 0;
  const refused = isInArea
    ? isBelowMinimum
      ? missingText('minimum', place)
      : null
    : missingText('area', place);
  // By the live region and not by its alert: after what else there is to say of the address.
  useEffect(() => {
    if (refused) announce(refused, true);
  }, [refused]);
  const missing = missingForCheckout(cart, choice, {
    isInArea,
    isBelowMinimum,
    isSoldOut: soldOut.length > 0,
    needsInvoiceAddress: asksAddress && needsInvoiceAddress(draft.fulfilment, summary.total),
    lacksCompany: isForCompany && !recipient && (isPickup || address !== null),
  });
  const marked = asked > 0 ? missing : [];
  // What a message asked for may have been done.
  const lacking = missing.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is missing, or nothing any more
  useEffect(() => dismissToastsAbout('missing'), [lacking]);

  const { isBusy, order } = useCheckout(
    async () => {
      const priced = discount.isPending ? await discount.apply() : quote;
      if (typeof priced === 'string') {
        toast({ kind: 'error', title: m.delivery_failed_title(), description: priced, about: 'checkout' });
        toPart('discount');
        return null;
      }
      const update = customer && contactUpdate(customer, draft.contact);
      // Nobody is kept from ordering because name or telephone could not be saved.
      if (update)
        await browserApi.updateContact(update).catch(() => toast({ title: m.delivery_contact_failed() }));
      const discountCode = priced?.discountCodeName ?? draft.discountCode;
      return checkoutRequest(
        cart,
        { ...choice, discountCode, postalCode, termsVersion: priced?.termsVersion },
        summaryOf(cart, priced, toAddress ?? 0, getLocale()).total,
      );
    },
    {
      async onTotalChanged(total) {
        setChangedTotal(total);
        await Promise.all([check.recheck(), refresh()]);
      },
      onSlotFull(nearest) {
        setGone({ slot: `${cart.deliveryDate}T${cart.deliveryTime}`, nearest });
      },
      onFailed(error) {
        const code = error instanceof ApiError ? error.code : null;
        const isElsewhere = error instanceof ApiError && error.body.field === 'postalCode';
        if (code === 'DeliveryAddressNotFound' || isElsewhere) setAddressRound(addressRound + 1);
        if (code === 'ProductUnavailable') void check.recheck();
        if (code === 'TermsChanged') void refresh();
        if (code?.startsWith('Discount') && error instanceof Error) discount.refuse(error.message);
      },
    },
  );

  function onOrder() {
    setAsked(asked + 1);
    setChangedTotal(null);
    setGone(null);
    dismissToastsAbout('checkout');
    if (missing.length === 0) return void order();
    const [title, description] = missing.includes('address')
      ? [m.delivery_missing_address_title(), m.delivery_missing_address()]
      : [m.delivery_missing_title(), missingText(missing[0] ?? 'products', place)];
    toast({ kind: 'error', title, description, about: 'missing' });
  }

  return (
    <div className="gutter cart-columns">
      <div className="delivery-main min-w-0">
        <DriftNotice check={check} delivery={{ fulfilment: draft.fulfilment, id: partIds.soldOut }} />
        <FulfilmentChoice value={draft.fulfilment} onChange={(fulfilment) => changeDraft({ fulfilment })} />
        {isPickup && billing && !isForCompany ? <ProfileAddress profile={billing} /> : null}
        {asksAddress ? (
          <div className="delivery-block" id={partIds.address}>
            <AddressPicker
              key={addressRound}
              {...(isPickup ? invoiceWords() : { title: m.delivery_address_title() })}
              mode="choose"
              chosenId={draft.addressId}
              written={draft.newAddress}
              onWrite={(newAddress) => changeDraft({ newAddress })}
              onPickup={toPickup}
              onChoose={(chosen) => {
                setAddress(chosen);
                changeDraft({ addressId: chosen?.id ?? null });
              }}
            />
            {refused ? (
              <Alert isSaid className="mt-5">
                {refused}
              </Alert>
            ) : null}
            {postalCode !== null && toAddress !== null ? (
              <div className="mt-5">
                <DeliveryTerms postalCode={postalCode} cost={toAddress} settings={settings} />
              </div>
            ) : null}
          </div>
        ) : null}
        <DeliveryWhen cart={cart} fulfilment={draft.fulfilment} missing={marked} />
        {customer ? (
          <ContactFields
            customer={customer}
            contact={draft.contact}
            onChange={(contact) => changeDraft({ contact })}
          />
        ) : null}
        {customer ? (
          <InvoiceTo
            customer={customer}
            invoice={invoice}
            isPickup={isPickup}
            asked={asked}
            onChange={(changed) => changeDraft({ invoice: changed })}
          />
        ) : null}
        <section className="delivery-block delivery-extras" id={partIds.discount}>
          <TextArea
            label={isPickup ? m.delivery_instructions_pickup() : m.delivery_instructions()}
            note={m.delivery_optional()}
            placeholder={isPickup ? undefined : m.delivery_instructions_placeholder()}
            maxLength={textLimit}
            hint={roomText(draft.instruction)}
            value={draft.instruction}
            onChange={(event) => changeDraft({ instruction: event.target.value })}
          />
          <DiscountField
            typed={discount.typed}
            applied={draft.discountCode}
            error={discount.error}
            onType={discount.type}
            onApply={discount.apply}
            onRemove={discount.remove}
          />
        </section>
      </div>
      <DeliveryPaper
        cart={cart}
        summary={summary}
        address={address}
        place={place}
        minimumAge={check.minimumAge}
        delivery={delivery}
        isPickup={isPickup}
        isReady={missing.length === 0}
        isBusy={isBusy}
        missing={marked}
        company={isForCompany && invoice.company.trim() ? invoice : null}
        wish={draft.instruction.trim()}
        gone={gone && concerns(gone, cart) ? gone : null}
        notice={
          changedTotal === null
            ? null
            : m.delivery_total_changed({ total: formatMoney(changedTotal, getLocale()) })
        }
        onOrder={onOrder}
        onBack={onBack}
      />
    </div>
  );
}
