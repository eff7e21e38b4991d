import { useState } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { getLocale } from '#kitchen-locale';
import { usePressOf } from '../../presses/use-press-of.ts';
import type { ShownDetails } from '../shown-order.ts';
import { begun, saysSame, written } from './recipient-form.ts';

type RecipientNow = NonNullable<NonNullable<ShownDetails['money']>['recipient']>;

/** What was typed and is not sent yet, over which words, as long as the page is not left. */
const kept = new Map<string, { typed: Recipient; over: RecipientNow }>();

/**
 * Whom the invoices of an order name, as somebody writes it: over what stands there, which somebody else may correct
 * meanwhile. Then `theirs` is what stands there now, until it is settled whose holds.
 */
export function useRecipient(id: string, now: RecipientNow) {
  const [own, setOwn] = useState(kept.get(id) ?? null);
  const pressOf = usePressOf();
  const keep = (next: { typed: Recipient; over: RecipientNow } | null) => {
    if (next) kept.set(id, next);
    else kept.delete(id);
    setOwn(next);
  };
  const standing = begun(now.recipient, getLocale());
  const over = own?.over ?? now;
  const recipient = own?.typed ?? standing;
  const isElse = over.version !== now.version;
  return {
    recipient,
    isSame: saysSame(recipient, standing),
    theirs: isElse && !saysSame(recipient, standing) ? standing : null,
    type: (different: Partial<Recipient>) => keep({ typed: { ...recipient, ...different }, over }),
    settle: (whose: 'mine' | 'theirs') => keep(whose === 'mine' ? { typed: recipient, over: now } : null),
    forget: () => keep(null),
    /** What is sent. */
    correction: () => {
      const said = { version: over.version, recipient: written(recipient) };
      return { id: pressOf(said), ...said };
    },
  };
}
