import { useState } from 'react';
import { m } from '#messages';
import { browserApi } from '../../api/browser.ts';
import { errorText, isSessionInvalid } from '../../api/error-text.ts';
import { paymentUrl } from '../../order/payment-url.ts';
import { toast } from '../../stores/toasts.ts';

/** Leads to the payment page of an order that is still open. */
export function usePayNow(productOrderId: string) {
  const [isOpening, setOpening] = useState(false);

  async function payNow() {
    setOpening(true);
    try {
      const url = paymentUrl(await browserApi.payOrder(productOrderId));
      if (!url) throw new Error(m.delivery_failed_response());
      location.assign(url);
    } catch (error) {
      setOpening(false);
      if (isSessionInvalid(error)) return;
      const description = errorText(error, m.delivery_failed());
      toast({ kind: 'error', title: m.orders_pay_failed(), description });
    }
  }
  return { payNow, isOpening };
}
