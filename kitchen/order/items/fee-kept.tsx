import type { RefObject } from 'react';
import { m } from '#kitchen-messages';
import type { KeptFee } from '#rules/orders/fee-steps.ts';
import { TextArea } from '#ui/field.tsx';
import { FeeChoice } from '../change/fee-choice.tsx';
import type { useGoodwill } from './use-goodwill.ts';

/** How much of the fee on what is taken out is kept, and why less; nothing where there is no fee. */
export function FeeKept({
  goodwill: { hasFee, isWaived, step, kept, reason, setReason, soldOut },
  reasonField,
  onChange,
}: {
  goodwill: ReturnType<typeof useGoodwill>;
  reasonField: RefObject<HTMLTextAreaElement | null>;
  onChange: (kept: KeptFee) => void;
}) {
  if (!hasFee) return null;
  return (
    <>
      <FeeChoice step={step} kept={kept} onChange={onChange} />
      {soldOut ? (
        <p className="muted items-small">
          {soldOut.isAlone ? m.items_out_free() : m.items_out_apart({ dishes: soldOut.dishes })}
        </p>
      ) : null}
      {isWaived ? (
        <TextArea
          ref={reasonField}
          label={m.cancel_reason_goodwill()}
          note={m.cancel_reason_hint()}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
    </>
  );
}
