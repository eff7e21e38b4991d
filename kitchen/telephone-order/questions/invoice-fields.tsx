import { useEffect, useRef, useState } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { RecipientTexts } from '../../order/recipient/recipient-fields.tsx';
import { saysSame, wrongIn } from '../../order/recipient/recipient-form.ts';
import { wrongWords } from '../../order/recipient/recipient-words.ts';

/** The company that the invoice names: what cannot be so is marked once its field is left, what is missing once it is tried. */
export default function InvoiceFields({
  invoice,
  last,
  isTried,
  takesFocus,
  onChange,
  onCustomer,
}: {
  invoice: Recipient;
  /** The company that was named before. */
  last: Recipient | null;
  isTried: boolean;
  /** Somebody has just asked for these fields. */
  takesFocus: boolean;
  onChange: (invoice: Recipient) => void;
  onCustomer: () => void;
}) {
  const fields = useRef<HTMLFieldSetElement>(null);
  /** The field in which somebody is typing. */
  const [typing, setTyping] = useState<string | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are there
  useEffect(() => {
    if (takesFocus) fields.current?.querySelector('input')?.focus();
  }, []);
  const wrong = [...wrongIn(invoice)]
    .filter(([field, why]) => isTried || (why !== 'MISSING' && field !== typing))
    .map(([field, why]) => [field, wrongWords[why]()] as const);
  const isLast = last !== null && saysSame(invoice, { ...last, purchaseOrder: invoice.purchaseOrder });
  const number = last?.name === invoice.name ? last.purchaseOrder : '';
  return (
    <fieldset ref={fields} className="tel-invoice" onBlur={() => setTyping(undefined)}>
      <legend>{m.recipient_whom()}</legend>
      <RecipientTexts
        recipient={invoice}
        wrong={new Map(wrong)}
        hints={{
          ...(isLast && { name: m.telephone_allergies_last() }),
          ...(number && { purchaseOrder: m.telephone_invoice_number({ number }) }),
        }}
        onChange={(different) => {
          setTyping(Object.keys(different)[0]);
          onChange({ ...invoice, ...different });
        }}
      />
      <Button variant="quiet" onClick={onCustomer}>
        {m.telephone_invoice_to_customer()}
      </Button>
    </fieldset>
  );
}
