import { useId } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { splitStreet } from '#rules/text/split-street.ts';
import { Button } from '#ui/button.tsx';
import { RecipientTexts } from '../../order/recipient/recipient-fields.tsx';
import { begun, wrongIn } from '../../order/recipient/recipient-form.ts';
import { wrongWords } from '../../order/recipient/recipient-words.ts';
import type { Draft } from '../draft.ts';

/** Whom the invoice names where that is not who calls, with what its bookkeeping finds it by; folded until somebody says so. */
export function InvoiceTo({
  draft,
  isTried,
  onChange,
}: {
  draft: Draft;
  /** Whether somebody wanted to order: then what is wrong is marked. */
  isTried: boolean;
  onChange: (invoice: Recipient | null) => void;
}) {
  const { invoice, lastInvoice } = draft;
  const lastNumber = lastInvoice?.purchaseOrder;
  const id = useId();
  if (!invoice) {
    return (
      <Button
        variant="quiet"
        onClick={() => {
          onChange(startOf(draft));
          requestAnimationFrame(() => document.getElementById(id)?.querySelector('input')?.focus());
        }}
      >
        {m.telephone_invoice_to()}
      </Button>
    );
  }
  const wrong = isTried
    ? [...wrongIn(invoice)].map(([field, why]) => [field, wrongWords[why]()] as const)
    : [];
  return (
    <fieldset id={id} className="tel-invoice">
      <legend>{m.recipient_whom()}</legend>
      <RecipientTexts
        recipient={invoice}
        wrong={new Map(wrong)}
        hints={lastNumber ? { purchaseOrder: m.telephone_invoice_number({ number: lastNumber }) } : {}}
        onChange={(different) => onChange({ ...invoice, ...different })}
      />
      <Button variant="quiet" onClick={() => onChange(null)}>
        {m.telephone_invoice_to_customer()}
      </Button>
    </fieldset>
  );
}

/** The company that was named, at the address that the order goes to. */
function startOf({ customer, newCustomer, place, written }: Draft): Recipient {
  const known = customer?.addresses.find(({ deliveryAddressId }) => deliveryAddressId === place);
  const { street, addition, postalCode, city } = known ?? written;
  const parts = splitStreet(street);
  const start: Recipient = {
    customerType: 'COMMERCIAL',
    name: customer?.companyName || newCustomer?.companyName || '',
    lastname: '',
    vatIdOrTaxId: '',
    purchaseOrder: '',
    costCentre: '',
    leitwegId: '',
    streetName: parts?.streetName ?? street,
    houseNumber: parts?.houseNumber ?? '',
    streetAddition: addition,
    postalCode,
    city,
    country: '',
  };
  return begun(start, getLocale());
}
