import { Download } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import { toast } from '../../stores/toasts.ts';

/** Fetches the invoice or credit note of an order with the customer's token and saves it as a file. */
export function DocumentButton({
  productOrderId,
  kind,
  code,
}: {
  productOrderId: string;
  kind: 'invoice' | 'credit-note';
  code: string;
}) {
  const [isBusy, setBusy] = useState(false);
  const name = kind === 'invoice' ? m.orders_invoice() : m.orders_credit_note();

  async function download() {
    setBusy(true);
    try {
      save(await browserApi.document(productOrderId, kind), `${code}.pdf`);
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
      <Download size={18} aria-hidden="true" />
      {name}
    </Button>
  );
}

function save(file: Blob, filename: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // The browser has taken hold of the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
