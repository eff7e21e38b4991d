import { ArrowUp, Trash2 } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AmountField } from '../amount-field.tsx';
import { PostcodesField } from './postcodes-field.tsx';
import type { Zones } from './zones-problem.ts';

type Zone = Zones[number];

/** What a zone is called, where it is, what bringing costs there and the least order. */
export function ZoneForm({
  zone,
  isFirst,
  onChange,
  onUp,
  onRemove,
  onDone,
}: {
  zone: Zone;
  isFirst: boolean;
  onChange: (zone: Zone) => void;
  onUp: () => void;
  onRemove: () => void;
  onDone: () => void;
}) {
  return (
    <div className="zone-form">
      <TextField
        label={m.area_name()}
        maxLength={200}
        value={zone.name}
        error={zone.name.trim() === '' ? m.area_wrong_name() : undefined}
        onChange={({ target }) => onChange({ ...zone, name: target.value })}
      />
      <PostcodesField
        label={m.area_postcodes()}
        hint={m.area_postcodes_hint()}
        value={zone.postcodes}
        onChange={(postcodes) => onChange({ ...zone, postcodes })}
      />
      <div className="zone-amounts">
        <AmountField
          label={m.area_fee_in_euro()}
          value={zone.fee}
          onChange={(fee) => onChange({ ...zone, fee })}
        />
        <AmountField
          label={m.area_minimum_in_euro()}
          value={zone.minimum}
          onChange={(minimum) => onChange({ ...zone, minimum })}
        />
      </div>
      <div className="load-acts">
        <Button variant="side" onClick={onDone}>
          {m.area_done()}
        </Button>
        {isFirst ? null : (
          <Button variant="quiet" onClick={onUp}>
            <ArrowUp size={20} />
            {m.area_up()}
          </Button>
        )}
        <Button variant="quiet" onClick={onRemove}>
          <Trash2 size={20} />
          {m.area_remove()}
        </Button>
      </div>
    </div>
  );
}
