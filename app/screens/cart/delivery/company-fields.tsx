import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { m } from '#messages';
import { TextField } from '#ui/field.tsx';
import { AddressFields } from '../../../address/address-form-fields.tsx';
import type { InvoiceDraft } from '../../../stores/delivery-draft.ts';
import { type Recipient, recipientErrors, recipientFields } from './recipient-form.ts';

/** The company that an invoice goes to, with what its bookkeeping finds the invoice by. */
export function CompanyFields({
  invoice,
  isPickup,
  asked,
  onChange,
}: {
  invoice: InvoiceDraft;
  isPickup: boolean;
  asked: number;
  onChange: (invoice: InvoiceDraft) => void;
}) {
  const hasOwnAddress = isPickup || invoice.hasOwnAddress;
  const known = recipientFields(invoice);
  const form = useForm<Recipient>({
    // What is no field here must not be among its values: they are written over what has been said since.
    defaultValues: known,
  });
  const { purchaseOrder } = known;
  // Another tab that orders the same cart may have written it.
  useEffect(() => form.setValue('purchaseOrder', purchaseOrder), [form, purchaseOrder]);
  // What was pressed before these fields were there did not ask for them.
  const [askedBefore] = useState(asked);
  // An error that comes while something else is pressed would move it: it comes on the way to another field, or with the order.
  const [left, setLeft] = useState<readonly string[]>([]);
  const wrong = recipientErrors(known);
  const errors = asked > askedBefore ? wrong : {};
  const field = (name: keyof Recipient) => ({
    ...form.register(name),
    error: (known[name] && left.includes(name) ? wrong : errors)[name]?.message,
  });

  return (
    <form
      noValidate
      className="mt-6 grid gap-5"
      onSubmit={(event) => event.preventDefault()}
      onBlur={({ target, relatedTarget }) => {
        if (relatedTarget?.matches('.field-input')) setLeft([...left, target.name]);
      }}
      onChange={() => onChange({ ...invoice, ...form.getValues() })}
    >
      <TextField
        {...field('company')}
        aria-required
        label={m.delivery_company()}
        autoComplete="organization"
      />
      <div className="company-pair">
        <TextField
          {...field('purchaseOrder')}
          label={m.delivery_purchase_order()}
          note={m.delivery_optional()}
          autoComplete="off"
        />
        <TextField
          {...field('costCentre')}
          label={m.delivery_cost_centre()}
          note={m.delivery_optional()}
          autoComplete="off"
        />
        <TextField
          {...field('vatIdOrTaxId')}
          label={m.delivery_vat_number()}
          note={m.delivery_optional()}
          autoComplete="off"
        />
        <TextField
          {...field('leitwegId')}
          label={m.delivery_leitweg_id()}
          note={m.delivery_optional()}
          hint={m.delivery_leitweg_id_hint()}
          autoComplete="off"
        />
      </div>
      {isPickup ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 accent-petrol"
            checked={!hasOwnAddress}
            onChange={(event) => {
              onChange({ ...invoice, ...form.getValues(), hasOwnAddress: !event.target.checked });
              event.stopPropagation();
            }}
          />
          {m.delivery_invoice_same_address()}
        </label>
      )}
      {hasOwnAddress ? <AddressFields register={(name) => form.register(name)} errors={errors} /> : null}
    </form>
  );
}
