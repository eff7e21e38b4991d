import { lazy, Suspense, useState } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { onceThere } from '../../parts/once-there.ts';
import type { Draft } from '../draft.ts';
import { invoiceStart, lastNamed } from '../invoice-start.ts';

const InvoiceFields = lazy(() => onceThere(() => import('./invoice-fields.tsx')));

/** Whom the invoice names where that is not who calls, with what its bookkeeping finds it by; folded until somebody says so. */
export function InvoiceTo({
  draft,
  isTried,
  onChange,
}: {
  draft: Draft;
  /** Whether somebody wanted to order: then what is missing is marked as well. */
  isTried: boolean;
  onChange: (invoice: Recipient | null) => void;
}) {
  const { invoice } = draft;
  const [isPressed, setPressed] = useState(false);
  const last = lastNamed(draft);
  function press(isWanted: boolean) {
    setPressed(isWanted);
    onChange(isWanted ? invoiceStart(draft) : null);
  }
  if (!invoice) {
    return (
      <div>
        <Button variant="quiet" onClick={() => press(true)}>
          {m.telephone_invoice_to()}
        </Button>
        {last ? <p className="muted">{m.telephone_invoice_before({ company: last.name })}</p> : null}
      </div>
    );
  }
  return (
    <Suspense>
      <InvoiceFields
        invoice={invoice}
        last={last}
        isTried={isTried}
        takesFocus={isPressed}
        onChange={onChange}
        onCustomer={() => press(false)}
      />
    </Suspense>
  );
}
