import { m } from '#messages';
import { textLimit } from '#rules/text/limits.ts';
import { TextArea } from '#ui/field.tsx';
import { later } from '../../../loading/later.tsx';
import { roomText } from '../../../page/room-text.ts';
import type { DeliveryDraft } from '../../../stores/delivery-draft.ts';
import { partIds } from '../delivery/delivery-parts.ts';
import { DiscountField } from './discount-field.tsx';
import type { useDiscount } from './use-discount.ts';

/** Only for who writes something. */
const NoteCare = later(() => import('../../../product/guests/note-care.tsx'), false);

/** What need not be said: the instructions, and a discount code. */
export function OrderExtras({
  draft: { fulfilment, instruction, discountCode },
  productIds,
  discount,
  onInstruction,
}: {
  draft: Pick<DeliveryDraft, 'fulfilment' | 'instruction' | 'discountCode'>;
  productIds: readonly number[];
  discount: ReturnType<typeof useDiscount>;
  onInstruction: (text: string) => void;
}) {
  const isPickup = fulfilment === 'PICKUP';
  return (
    <section className="delivery-block delivery-extras" id={partIds.discount}>
      <TextArea
        label={isPickup ? m.delivery_instructions_pickup() : m.delivery_instructions()}
        note={m.delivery_optional()}
        placeholder={isPickup ? undefined : m.delivery_instructions_placeholder()}
        maxLength={textLimit}
        hint={roomText(instruction)}
        value={instruction}
        onChange={(event) => onInstruction(event.target.value)}
      />
      {instruction ? <NoteCare note={instruction} productIds={productIds} /> : null}
      <DiscountField
        typed={discount.typed}
        applied={discountCode}
        error={discount.error}
        onType={discount.type}
        onApply={discount.apply}
        onRemove={discount.remove}
      />
    </section>
  );
}
