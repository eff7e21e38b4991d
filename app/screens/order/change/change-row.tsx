import { Minus, Plus } from 'lucide-react';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { FieldError } from '#ui/field.tsx';
import { Picture } from '../../../page/picture.tsx';
import { QuantityStepper } from '../../../product/quantity-stepper.tsx';
import { money, signed } from './change-words.ts';
import { isChanged, type WishedRow } from './wish.ts';

/** A dish with its pieces; one that differs says from what to what, and what that makes. */
export function ChangeRow({
  row,
  wrong,
  locale,
  onQuantity,
}: {
  row: WishedRow;
  wrong: string | undefined;
  locale: Locale;
  onQuantity: (quantity: number) => void;
}) {
  const { productId, imageUrl, unitPrice, before, after } = row;
  const name = readLocalizedText(row.name, locale);
  const Sign = after > before ? Plus : Minus;
  return (
    <li
      className="change-row"
      data-changed={isChanged(row) || undefined}
      data-gone={after === 0 || undefined}
    >
      <span className="change-picture">
        <Picture src={imageUrl} sizes="112px" />
      </span>
      <div className="change-name">
        <h3>{name}</h3>
        {isChanged(row) ? (
          <p className="change-chip">
            <Sign size={16} aria-hidden="true" />
            {after === 0
              ? m.order_change_goes()
              : before === 0
                ? m.order_change_new()
                : m.order_change_instead({ after, before })}
          </p>
        ) : (
          <p className="text-muted text-small">{money(unitPrice, locale)}</p>
        )}
      </div>
      <QuantityStepper name={name} quantity={after} onChange={onQuantity} onRemove={() => onQuantity(0)} />
      <p className="num change-amount">
        {isChanged(row) ? signed((after - before) * unitPrice, locale) : null}
      </p>
      {wrong ? (
        <div className="change-wrong" role="alert">
          <FieldError id={`change-wrong-${productId}`} error={wrong} />
        </div>
      ) : null}
    </li>
  );
}
