import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#contract/shop/customers.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { smallInvoice } from '#rules/money/invoice-address.ts';
import { formatMoney } from '#rules/text/format.ts';
import { streetLine } from '../../../address/address-picker-card.tsx';

/** What the address picker says when somebody picks up: the address is that of the invoice. */
export function invoiceWords() {
  return {
    title: m.delivery_invoice_title(),
    purpose: 'invoice',
    note: m.delivery_invoice_text({ amount: formatMoney(smallInvoice, getLocale()) }),
  } as const;
}

/** Where the invoice of a pickup goes when the profile says so; `isNew` where it was written here, in a form that had the focus. */
export function ProfileAddress({ profile, isNew }: { profile: Customer; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="delivery-block" aria-labelledby="invoice-address">
      <h2 ref={heading} id="invoice-address" tabIndex={-1}>
        {m.delivery_invoice_title()}
      </h2>
      <p>{m.delivery_invoice_profile()}</p>
      <p className="mt-2 text-muted">
        {streetLine(profile)}
        <br />
        {profile.postalCode} {profile.city}
      </p>
      <Link
        to="/profile"
        className="inline-flex min-h-11 items-center font-medium text-petrol underline underline-offset-4"
      >
        {m.delivery_invoice_profile_link()}
      </Link>
    </section>
  );
}
