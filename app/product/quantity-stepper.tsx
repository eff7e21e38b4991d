import { Trash2 } from 'lucide-react';
import { m } from '#messages';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { toast } from '../stores/toasts.ts';

/** Stepper and trash of one product; minus is greyed at `min`: 1 in the cart, 0 on product cards (spec §4). */
export function QuantityStepper({
  name,
  quantity,
  min = 0,
  onChange,
  onRemove,
}: {
  /** The product's name in the current language, for screen readers. */
  name: string;
  quantity: number;
  min?: 0 | 1;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex items-center gap-2">
      <Stepper
        value={quantity}
        min={min}
        max={maximumQuantity}
        onChange={onChange}
        onLimit={() =>
          toast({
            title: m.catalogue_at_most({ maximum: maximumQuantity }),
            description: name,
            about: 'limit',
          })
        }
        labels={{
          group: m.catalogue_quantity_of({ name }),
          less: m.catalogue_one_less({ name }),
          more: m.catalogue_one_more({ name }),
          quantity: m.catalogue_quantity_of({ name }),
        }}
      />
      <IconButton label={m.catalogue_remove({ name })} onClick={onRemove}>
        <Trash2 size={22} />
      </IconButton>
    </div>
  );
}
