import { type HTMLAttributes, useId } from 'react';
import { m } from '#kitchen-messages';
import { TextField } from '#ui/field.tsx';
import type { CompanyValues, CompanyWrong } from './company-values.ts';
import { Theirs } from './theirs.tsx';
import type { ShopForm } from './use-shop-form.ts';

interface FieldOf {
  readonly name: keyof CompanyValues;
  readonly label: () => string;
  readonly hint?: () => string;
  readonly isWide?: true;
  readonly type?: 'tel' | 'email';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

const fields: readonly FieldOf[] = [
  { name: 'company', label: m.company_name, isWide: true },
  { name: 'street', label: m.company_street, isWide: true },
  { name: 'postalCode', label: m.company_postal_code, inputMode: 'numeric' },
  { name: 'city', label: m.company_city },
  { name: 'phone', label: m.company_phone, type: 'tel' },
  { name: 'whatsApp', label: m.company_whatsapp, type: 'tel' },
  { name: 'email', label: m.company_email, type: 'email' },
  { name: 'salesEmail', label: m.company_sales_email, type: 'email' },
  { name: 'vatId', label: m.company_vat_id },
  { name: 'taxNumber', label: m.company_tax_number },
  { name: 'courtDe', label: m.company_court_de },
  { name: 'courtEn', label: m.company_court_en },
  { name: 'registerNumber', label: m.company_register_number },
  { name: 'represented', label: m.company_represented, hint: m.company_represented_hint },
];

/** The order in which fields are gone through. */
export const companyFields = fields.map(({ name }) => name);

/** Who runs the shop, as it stands on invoices, e-mails and pages; who may only look reads it. */
export function CompanyForm({
  form,
  wrong,
  mayChange,
}: {
  form: ShopForm<CompanyValues>;
  wrong: CompanyWrong;
  mayChange: boolean;
}) {
  const id = useId();
  return (
    <section className="paper" aria-labelledby={id}>
      <h2 id={id}>
        {m.company_title()} <span className="chip">{m.company_on_invoices()}</span>
      </h2>
      <div className="shop-fields">
        {fields.map(({ name, label, hint, isWide, type = 'text', inputMode }) => (
          <div key={name} className={isWide ? 'wide' : undefined}>
            <TextField
              id={`company-${name}`}
              type={type}
              inputMode={inputMode}
              label={label()}
              hint={hint?.()}
              autoComplete="off"
              maxLength={120}
              readOnly={!mayChange}
              value={form.values[name]}
              error={wrong[name]}
              onChange={({ target }) => form.change({ [name]: target.value })}
            />
            <Theirs value={form.theirs(name)} />
          </div>
        ))}
      </div>
      <p className="muted mt-3 text-small">{mayChange ? m.company_note() : m.company_read_only()}</p>
    </section>
  );
}
