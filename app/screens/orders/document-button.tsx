import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import { documentName, documentWhat } from '../../order/document-name.ts';
import { saveFile } from '../../page/save-file.ts';
import { toast } from '../../stores/toasts.ts';

/** The documents of an order: its invoice, what undoes it, and what was issued between. */
export function DocumentButtons({ order }: { order: Order }) {
  const { publicProductOrderId: id, invoiceCode, creditNoteCode } = order;
  // Answers of the release before have no list.
  const others = (order.documents ?? []).filter(
    ({ code }) => code !== invoiceCode && code !== creditNoteCode,
  );
  return (
    <>
      {invoiceCode ? (
        <DocumentButton productOrderId={id} which="invoice" name={m.orders_invoice()} code={invoiceCode} />
      ) : null}
      {others.map((document) => (
        // What it is stays beside its name where the line breaks.
        <span key={document.code} className="flex flex-wrap items-center gap-x-2">
          <DocumentButton
            productOrderId={id}
            which={`documents/${document.code}`}
            name={documentName(document)}
            code={document.code}
          />
          {documentWhat(document) ? (
            <span className="text-small text-muted">{documentWhat(document)}</span>
          ) : null}
        </span>
      ))}
      {creditNoteCode ? (
        <DocumentButton
          productOrderId={id}
          which="credit-note"
          name={m.orders_credit_note()}
          code={creditNoteCode}
        />
      ) : null}
    </>
  );
}

/** Fetches a document of an order with the customer's token and saves it as a file. */
function DocumentButton({
  productOrderId,
  which,
  name,
  code,
}: {
  productOrderId: string;
  which: Parameters<typeof browserApi.document>[1];
  name: string;
  code: string;
}) {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      saveFile(await browserApi.document(productOrderId, which), `${code}.pdf`);
    } catch (error) {
      if (isSessionInvalid(error)) return;
      const description = errorText(error, m.orders_download_failed());
      toast({ kind: 'error', title: m.orders_download_failed(), description });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      aria-label={m.orders_download({ document: name, code })}
      onClick={download}
    >
      <Download size={18} />
      {name}
    </Button>
  );
}
