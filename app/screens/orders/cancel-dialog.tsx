import { useState } from 'react';
import type { Order } from '#contract/product-orders.ts';
import { m } from '#messages';
import { browserApi } from '../../api/browser.ts';
import { ApiError } from '../../api/client.ts';
import { errorText, isSessionInvalid } from '../../parts/error-text.ts';
import type { ActionTexts } from '../../parts/order-texts.ts';
import { toast } from '../../stores/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Says what goes back and until when that holds before an order is canceled; an unpaid one is only dropped. */
export function CancelDialog({
  order,
  texts: { total, until },
  isUnpaid,
  open,
  onClose,
  onDone,
}: {
  order: Order;
  texts: ActionTexts;
  isUnpaid: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      await browserApi.cancelOrder(order.publicProductOrderId);
      toast(
        isUnpaid
          ? { title: m.orders_drop_done() }
          : { title: m.orders_cancel_done_title(), description: m.orders_cancel_done({ amount: total }) },
      );
      await onDone();
    } catch (error) {
      if (isSessionInvalid(error)) return;
      const description = errorText(error, m.orders_cancel_failed());
      const isUnderWay = error instanceof ApiError && error.code === 'CancellationUnderWay';
      if (isUnderWay) toast({ title: m.orders_cancel_under_way(), description });
      else toast({ kind: 'error', title: m.orders_cancel_failed(), description });
      onClose();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isUnpaid ? m.orders_drop_title() : m.orders_cancel_title()}
      closeLabel={m.catalogue_close()}
    >
      {isUnpaid ? (
        <p>{m.orders_drop_text()}</p>
      ) : (
        <>
          <p>{m.orders_cancel_refund({ amount: total })}</p>
          <p className="mt-3 text-small">{m.orders_cancel_deadline({ when: until })}</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={cancel}>
          {isUnpaid ? m.orders_drop() : m.orders_cancel_confirm({ amount: total })}
        </Button>
        <Button variant="side" onClick={onClose}>
          {m.orders_cancel_keep()}
        </Button>
      </div>
    </Dialog>
  );
}
