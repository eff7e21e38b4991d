import { Building2, User } from 'lucide-react';
import { Fragment } from 'react';
import type { Customer } from '#contract/shop/customers.ts';
import { m } from '#messages';
import type { InvoiceDraft } from '../../../stores/delivery-draft.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { CompanyFields } from './company-fields.tsx';
import { partIds, toPart } from './delivery-parts.ts';

/** Whom the invoice goes to: the customer, or a company or public office that is named with the order. */
export function InvoiceTo({
  customer,
  invoice,
  isPickup,
  asked,
  onChange,
}: {
  customer: Customer;
  invoice: InvoiceDraft;
  isPickup: boolean;
  /** How often the order button was pressed: the next press marks what is missing or wrong. */
  asked: number;
  onChange: (invoice: InvoiceDraft) => void;
}) {
  return (
    <section className="delivery-block" id={partIds.company} aria-labelledby={`${partIds.company}-title`}>
      <h2 id={`${partIds.company}-title`}>{m.delivery_invoice_to()}</h2>
      <ChoiceCards
        legend={m.delivery_invoice_to()}
        name="invoice-to"
        value={invoice.to}
        onChange={(to) => onChange({ ...invoice, to })}
        options={[
          {
            value: 'customer',
            Icon: User,
            label: m.delivery_invoice_to_customer(),
            text: [customer.name, customer.lastname].filter(Boolean).join(' ') || customer.email,
          },
          {
            value: 'company',
            Icon: Building2,
            label: m.delivery_invoice_to_company(),
            text: invoice.company.trim() || m.delivery_invoice_to_company_text(),
          },
        ]}
      />
      {invoice.to === 'company' ? (
        <CompanyFields invoice={invoice} isPickup={isPickup} asked={asked} onChange={onChange} />
      ) : null}
    </section>
  );
}

/** The company in the summary, with the way to where it is written. */
export function InvoiceToLine({ invoice }: { invoice: InvoiceDraft }) {
  const references = [invoice.purchaseOrder, invoice.costCentre].map((text) => text.trim()).filter(Boolean);
  return (
    <>
      {invoice.company.trim()}
      {[...new Set(references)].map((text) => (
        <Fragment key={text}>
          , <span className="inline-block">{text}</span>
        </Fragment>
      ))}{' '}
      <button
        type="button"
        className="missing-link"
        aria-label={`${m.delivery_invoice_to()}: ${m.delivery_invoice_to_change()}`}
        onClick={() => toPart('company')}
      >
        {m.delivery_invoice_to_change()}
      </button>
    </>
  );
}
