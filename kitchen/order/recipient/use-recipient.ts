import { useState } from 'react';
import type { Recipient } from '#contract/kitchen/orders/recipient.ts';
import { getLocale } from '#kitchen-locale';
import { orderName } from '#rules/orders/who-ordered.ts';
import { usePressOf } from '../../presses/use-press-of.ts';
import type { ShownDetails } from '../shown-order.ts';
import { begun, saysSame, written } from './recipient-form.ts';

type RecipientNow = NonNullable<NonNullable<ShownDetails['money']>['recipient']>;

interface Typed {
  readonly typed: Recipient;
  /** The order is to go by this name too; null where nobody has said. */
  readonly namesOrder: boolean | null;
  /** Over which words it was typed. */
  readonly over: RecipientNow;
}

/** What was typed and is not sent yet, as long as the page is not left. */
const kept = new Map<string, Typed>();

/**
 * Whom the invoices of an order name, as somebody writes it: over what stands there, which somebody else may correct
 * meanwhile. Then `theirs` is what stands there now, until it is settled whose holds.
 * @param name by which the order goes now
 */
export function useRecipient(id: string, now: RecipientNow, name: string) {
  const [own, setOwn] = useState(kept.get(id) ?? null);
  const pressOf = usePressOf();
  const keep = (next: Typed | null) => {
    if (next) kept.set(id, next);
    else kept.delete(id);
    setOwn(next);
  };
  const standing = begun(now.recipient, getLocale());
  const over = own?.over ?? now;
  const recipient = own?.typed ?? standing;
  const said = own?.namesOrder ?? null;
  // A firm that its invoice names goes by that name everywhere, where a person may have ordered for another.
  const isOwnName = isFirm(standing) && isFirm(recipient) && orderName(standing) === name;
  const isTicked = said ?? isOwnName;
  const named = orderName(written(recipient));
  const isOtherName = name !== '' && named !== '' && named !== name;
  const isElse = over.version !== now.version;
  return {
    recipient,
    /** Whether the order is to go by this name too; null where it does already, or where one of them is empty. */
    namesOrder: isOtherName ? isTicked : null,
    isSame: saysSame(recipient, standing),
    theirs: isElse && !saysSame(recipient, standing) ? standing : null,
    type: (different: Partial<Recipient>) =>
      keep({ typed: { ...recipient, ...different }, namesOrder: said, over }),
    tick: (namesOrder: boolean) => keep({ typed: recipient, namesOrder, over }),
    settle: (whose: 'mine' | 'theirs') =>
      keep(whose === 'mine' ? { typed: recipient, namesOrder: said, over: now } : null),
    forget: () => keep(null),
    /** What is sent. */
    correction: () => {
      const press = {
        version: over.version,
        recipient: written(recipient),
        ...(isOtherName && isTicked && { namesOrder: true }),
      };
      return { id: pressOf(press), ...press };
    },
  };
}

const isFirm = ({ customerType }: Recipient) => customerType === 'COMMERCIAL';
