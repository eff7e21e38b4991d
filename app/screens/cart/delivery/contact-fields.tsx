import { useEffect, useState } from 'react';
import type { Customer } from '#contract/shop/customers.ts';
import { m } from '#messages';
import { TextField } from '#ui/field.tsx';
import { browserApi } from '../../../api/browser.ts';
import type { Contact } from '../../../stores/delivery-draft.ts';
import { lacksContact } from './contact.ts';
import { partIds } from './delivery-parts.ts';

/** The profile, asked for once, and how it is replaced; null until it is there, and where it cannot be had. */
export function useCustomer() {
  const [customer, setCustomer] = useState<Customer | null>(null);
  useEffect(() => {
    browserApi.customer().then(setCustomer, () => null);
  }, []);
  return [customer, setCustomer] as const;
}

/** Name and telephone, asked for where the profile lacks them; leaving them empty blocks nothing but a large invoice. */
export function ContactFields({
  customer,
  contact,
  needsName,
  error,
  phoneError,
  onChange,
}: {
  customer: Customer;
  contact: Contact;
  /** Whether the invoice has to say it. */
  needsName: boolean;
  /** That the name is missing, once the order button was pressed. */
  error: string | undefined;
  /** That the telephone number is none, once the order button was pressed. */
  phoneError: string | undefined;
  onChange: (contact: Contact) => void;
}) {
  if (!lacksContact(customer)) return null;
  const field = (key: keyof Contact) => ({
    value: contact[key],
    maxLength: 200,
    note: m.delivery_optional(),
    onChange: (event: { target: { value: string } }) => onChange({ ...contact, [key]: event.target.value }),
  });
  return (
    <section className="delivery-block" id={partIds.name}>
      <h2>{m.delivery_contact_title()}</h2>
      <p className="mb-4 text-muted">{m.delivery_contact_text()}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {customer.name ? null : (
          <>
            <TextField
              {...field('name')}
              {...(needsName && { note: undefined, error, 'aria-required': true })}
              label={m.delivery_contact_first_name()}
              autoComplete="given-name"
            />
            <TextField
              {...field('lastname')}
              label={m.delivery_contact_last_name()}
              autoComplete="family-name"
            />
          </>
        )}
        {customer.mobileNumber ? null : (
          <TextField
            {...field('mobileNumber')}
            type="tel"
            error={phoneError}
            label={m.delivery_contact_phone()}
            autoComplete="tel"
          />
        )}
      </div>
    </section>
  );
}
