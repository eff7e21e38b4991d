import { useState } from 'react';
import type { Order } from '#contract/shop/orders.ts';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { browserApi } from '../../api/browser.ts';
import { ApiError } from '../../api/client.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import type { ActionTexts } from '../../order/order-texts.ts';
import { toast } from '../../stores/toasts.ts';

/** Says what goes back and until when that holds before an order is canceled; an unpaid one is only dropped. */
export function CancelDialog({
  order,
  texts: { back, rest, until },
  locale,
  isUnpaid,
  open,
  onClose,
  onDone,
}: {
  order: Order;
  texts: ActionTexts;
  locale: Locale;
  isUnpaid: boolean;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);

  async function cancel() {
    setBusy(true);
    try {
      const { refund } = await browserApi.cancelOrder(order.publicProductOrderId);
      toast(
        isUnpaid
          ? { title: m.orders_drop_done() }
          : {
              title: m.orders_cancel_done_title(),
              description:
                refund > 0
                  ? m.orders_cancel_done({ amount: formatMoney(centsOf(refund), locale) })
                  : m.orders_cancel_done_back(),
            },
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
          <p>
            {rest === ''
              ? m.orders_cancel_back({ back })
              : back
                ? m.orders_cancel_rest({ back, amount: rest })
                : m.orders_cancel_refund({ amount: rest })}
          </p>
          <p className="mt-3 text-small">{m.orders_cancel_deadline({ when: until })}</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={cancel}>
          {isUnpaid ? m.orders_drop() : rest ? m.orders_cancel_confirm({ amount: rest }) : m.orders_cancel()}
        </Button>
        <Button variant="side" onClick={onClose}>
          {m.orders_cancel_keep()}
        </Button>
      </div>
    </Dialog>
  );
}
