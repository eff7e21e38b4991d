import { newId, nowSeconds } from './store/ids.ts';
import type { StripeEvent } from './store/records.ts';
import type { Put } from './store/store.ts';

/** The version of Stripe's API whose shapes the sandbox follows. */
export const API_VERSION = '2026-10-28.endive';

/** An event with a snapshot of the object, to be committed together with the change that it tells of. */
export function eventPut(type: string, object: object): Put {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return ['events', event.id, { event, fate: 'pending', attempts: 0 }];
}
