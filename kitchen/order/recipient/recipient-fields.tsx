import { Fragment, type ReactNode } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { m } from '#kitchen-messages';
import { TextField } from '#ui/field.tsx';
import { Choice } from '../../parts/choice.tsx';
import { fieldsOf, type RecipientField } from './recipient-form.ts';

const labels: Readonly<Record<RecipientField, () => string>> = {
  name: m.recipient_name,
  lastname: m.recipient_last_name,
  vatIdOrTaxId: m.recipient_vat_number,
  purchaseOrder: m.recipient_purchase_order,
  costCentre: m.recipient_cost_centre,
  leitwegId: m.recipient_leitweg_id,
  streetName: m.place_street,
  houseNumber: m.place_number,
  streetAddition: m.place_addition,
  postalCode: m.place_postcode,
  city: m.place_city,
  country: m.place_country,
};

/** As long as the shop takes each. */
const longest: Partial<Record<RecipientField, number>> = {
  vatIdOrTaxId: 30,
  purchaseOrder: 50,
  costCentre: 50,
  leitwegId: 50,
};

interface Props {
  readonly recipient: Recipient;
  readonly wrong: ReadonlyMap<RecipientField, string>;
  /** What is said about a field beside its label. */
  readonly hints?: Partial<Record<RecipientField, string>>;
  readonly onChange: (different: Partial<Recipient>) => void;
  readonly aboutName?: ReactNode;
}

/** The texts alone of whom an invoice names; what is asked about the name stands below it. */
export function RecipientTexts({
  recipient,
  wrong,
  hints = {},
  onChange,
  aboutName,
  focusFirst = false,
}: Props & { focusFirst?: boolean }) {
  const isPerson = recipient.customerType === 'PRIVATE';
  return (
    <div className="recipient-fields">
      {fieldsOf(recipient).map((field) => (
        <Fragment key={field}>
          <TextField
            {...(field === 'name' && focusFirst && { 'data-focus-first': true })}
            name={field}
            label={field === 'name' && isPerson ? m.recipient_first_name() : labels[field]()}
            hint={hints[field] ?? (field === 'leitwegId' ? m.recipient_leitweg_id_hint() : undefined)}
            className={`recipient-${field}`}
            autoComplete="off"
            maxLength={longest[field] ?? 150}
            value={recipient[field]}
            error={wrong.get(field)}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
          {field === (isPerson ? 'lastname' : 'name') ? aboutName : null}
        </Fragment>
      ))}
    </div>
  );
}

/** Whom an invoice names: a company or public office with what its bookkeeping finds it by, or a person. */
export function RecipientFields({ recipient, onChange, ...texts }: Props) {
  return (
    <>
      <Choice
        label={m.recipient_whom()}
        value={recipient.customerType}
        options={[
          ['COMMERCIAL', m.recipient_company()],
          ['PRIVATE', m.recipient_person()],
        ]}
        onChange={(customerType) => onChange({ customerType })}
      />
      <RecipientTexts {...texts} recipient={recipient} onChange={onChange} focusFirst />
    </>
  );
}
