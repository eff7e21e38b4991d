import { useState } from 'react';
import type { DeliveryAddress } from '#contract/shop/delivery-addresses.ts';
import { m } from '#messages';
import { needsInvoiceAddress, needsRecipient } from '#rules/money/invoice-address.ts';
import { type Cart, cartTotal } from '#rules/orders/cart.ts';
import type { UnsavedAddress } from '../../../address/unsaved-address.ts';
import { useDeliverySettings } from '../../../address/use-delivery-settings.ts';
import { browserApi } from '../../../api/browser.ts';
import { ApiError } from '../../../api/client.ts';
import { useMinimumOrder } from '../../../page/use-minimum-order.ts';
import { announce } from '../../../stores/announcements.ts';
import { toast } from '../../../stores/toasts.ts';
import { useGuestsSaid } from '../../../stores/who-comes.ts';
import DriftNotice from '../basket/drift-notice.tsx';
import { namesOf, useSoldOutLines } from '../basket/sold-out-notice.tsx';
import type { CatalogueCheck } from '../basket/use-catalogue-check.ts';
import { contactUpdate, hasWrongPhone } from '../delivery/contact.ts';
import { ContactFields, useCustomer } from '../delivery/contact-fields.tsx';
import { partIds, toPart } from '../delivery/delivery-parts.ts';
import { DeliveryWhen } from '../delivery/delivery-when.tsx';
import { FulfilmentChoice } from '../delivery/fulfilment-choice.tsx';
import { ProfileAddress } from '../delivery/invoice-address.tsx';
import { InvoiceTo } from '../delivery/invoice-to.tsx';
import { missingForCheckout } from '../delivery/missing-for-checkout.ts';
import { missingText } from '../delivery/missing-texts.ts';
import { useDeliveryDraft } from '../delivery/use-delivery-draft.ts';
import { usePurchaseOrder } from '../delivery/use-purchase-order.ts';
import { AddressBlock } from './address-block.tsx';
import { checkoutRequest } from './checkout-request.ts';
import { DeliveryPaper } from './delivery-paper.tsx';
import { destinationOf } from './destination.ts';
import { invoiceChoice } from './invoice-choice.ts';
import { OrderExtras } from './order-extras.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePrice } from './use-price.ts';

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
  const [purchaseOrder, writePurchaseOrder] = usePurchaseOrder();
  const [chosenAddress, setChosenAddress] = useState<DeliveryAddress | null>(null);
  const [unsavedAddress, setUnsavedAddress] = useState<UnsavedAddress | null>(null);
  // Nothing goes to the chosen address while another one is being written.
  const address = unsavedAddress ? null : chosenAddress;
  const [addressRound, setAddressRound] = useState(0);
  const [customer, setCustomer] = useCustomer();
  const [isProfileNew, setProfileNew] = useState(false);
  const settings = useDeliverySettings();
  const isPickup = draft.fulfilment === 'PICKUP';
  const postalCode = isPickup ? null : (address?.postalCode ?? null);
  const destination = destinationOf({ isPickup, postalCode }, cartTotal(cart), settings, useMinimumOrder());
  const { quote, summary, summaryWith, discount, refresh } = usePrice(cart, draft, destination, changeDraft);
  const { invoice, recipient, company, lacksCompany, profile, asksAddress } = invoiceChoice(
    draft,
    address,
    customer,
    purchaseOrder,
  );
  const choice = { ...draft, addressId: asksAddress ? (address?.id ?? null) : null, invoice: recipient };
  const needsName =
    customer !== null && !customer.name && invoice.to === 'customer' && needsRecipient(summary.total);
  const soldOut = useSoldOutLines();
  const place = {
    postalCode: postalCode ?? '',
    minimum: destination.minimum,
    lacking: destination.lacking,
    soldOut: namesOf(soldOut),
  };
  const missing = missingForCheckout(cart, choice, {
    isInArea: destination.isInArea,
    isBelowMinimum: destination.isBelowMinimum,
    isSoldOut: soldOut.length > 0,
    unsavedAddress,
    needsInvoiceAddress: asksAddress && needsInvoiceAddress(draft.fulfilment, summary.total),
    lacksName: needsName && !draft.contact.name.trim(),
    hasWrongPhone: customer !== null && hasWrongPhone(customer, draft.contact),
    lacksCompany,
  });

  const guests = useGuestsSaid(cart.guestCount);
  const checkout = useCheckout({
    cart,
    missing,
    place,
    async prepare() {
      const priced = discount.isPending ? await discount.apply() : quote;
      if (typeof priced === 'string') {
        toast({ kind: 'error', title: m.delivery_failed_title(), description: priced, about: 'checkout' });
        toPart('discount');
        return null;
      }
      const update = customer && contactUpdate(customer, draft.contact);
      if (update) {
        await browserApi.updateContact(update).catch((error: unknown) => {
          // Nobody is kept from ordering by that, unless the invoice needs the name.
          if (needsName) throw error;
          toast({ title: m.delivery_contact_failed() });
        });
      }
      const discountCode = priced?.discountCodeName ?? draft.discountCode;
      return checkoutRequest(
        cart,
        { ...choice, discountCode, postalCode, guests, termsVersion: priced?.termsVersion },
        summaryWith(priced).total,
      );
    },
    reprice: () => Promise.all([check.recheck(), refresh()]),
    onFailed(error) {
      const code = error instanceof ApiError ? error.code : null;
      const isElsewhere = error instanceof ApiError && error.body.field === 'postalCode';
      if (code === 'DeliveryAddressNotFound' || isElsewhere) setAddressRound(addressRound + 1);
      if (code === 'ProductUnavailable') void check.recheck();
      if (code === 'TermsChanged') void refresh();
      if (code?.startsWith('Discount') && error instanceof Error) discount.refuse(error.message);
    },
  });
  const marked = checkout.asked > 0 ? missing : [];

  return (
    <div className="gutter cart-columns">
      <div className="delivery-main min-w-0">
        <DriftNotice check={check} delivery={{ fulfilment: draft.fulfilment, id: partIds.soldOut }} />
        <FulfilmentChoice
          value={draft.fulfilment}
          onChange={(fulfilment) => {
            changeDraft({ fulfilment });
            announce(fulfilment === 'PICKUP' ? m.delivery_said_pickup() : m.delivery_said_delivery());
          }}
        />
        {profile ? <ProfileAddress profile={profile} isNew={isProfileNew} /> : null}
        {asksAddress ? (
          <AddressBlock
            round={addressRound}
            draft={draft}
            destination={destination}
            place={place}
            settings={settings}
            missing={marked}
            onWrite={(newAddress) => changeDraft({ newAddress })}
            onUnsaved={setUnsavedAddress}
            onProfile={(saved) => {
              setCustomer(saved);
              setProfileNew(true);
            }}
            onChoose={(chosen) => {
              setChosenAddress(chosen);
              changeDraft({ addressId: chosen?.id ?? null });
            }}
          />
        ) : null}
        <DeliveryWhen cart={cart} fulfilment={draft.fulfilment} missing={marked} />
        {customer ? (
          <>
            <ContactFields
              customer={customer}
              contact={draft.contact}
              needsName={needsName}
              error={marked.includes('name') ? missingText('name', place) : undefined}
              phoneError={marked.includes('phone') ? missingText('phone', place) : undefined}
              onChange={(contact) => changeDraft({ contact })}
            />
            <InvoiceTo
              customer={customer}
              invoice={invoice}
              isPickup={isPickup}
              asked={checkout.asked}
              onChange={(changed) => {
                changeDraft({ invoice: changed });
                writePurchaseOrder(changed.purchaseOrder);
              }}
            />
          </>
        ) : null}
        <OrderExtras
          draft={draft}
          productIds={cart.items.map(({ product }) => product.id)}
          discount={discount}
          onInstruction={(instruction) => changeDraft({ instruction })}
        />
      </div>
      <DeliveryPaper
        cart={cart}
        summary={summary}
        address={address}
        place={place}
        minimumAge={check.minimumAge}
        delivery={destination.delivery}
        isPickup={isPickup}
        missing={missing}
        checkout={checkout}
        company={company}
        wish={draft.instruction.trim()}
        onBack={onBack}
      />
    </div>
  );
}
