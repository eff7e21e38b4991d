import { ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import type { ZoneDraft, ZoneField, ZoneWrong } from './typed-zone.ts';

/** What a zone is called, where it is, what bringing costs there and the least order. */
export function ZoneForm({
  draft: { zone, typed },
  wrong,
  isAsked,
  area,
  isFirst,
  onType,
  onUp,
  onRemove,
  onDone,
}: {
  draft: ZoneDraft;
  wrong: ZoneWrong;
  /** Somebody wanted to be done: what is wrong is said at every field, also at one that nobody was in. */
  isAsked: boolean;
  /** Where the shop delivers; none for everywhere. */
  area: readonly string[];
  isFirst: boolean;
  onType: (field: ZoneField, text: string) => void;
  onUp: () => void;
  onRemove: () => void;
  onDone: () => void;
}) {
  const [touched, setTouched] = useState<readonly ZoneField[]>([]);
  const field = (name: ZoneField) => ({
    error: isAsked || touched.includes(name) ? wrong[name] : undefined,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTouched([...touched, name]);
      onType(name, target.value);
    },
  });
  const outside = area.length > 0 ? zone.postcodes.filter((postcode) => !area.includes(postcode)) : [];
  return (
    <div className="zone-form">
      <TextField {...field('name')} label={m.area_name()} maxLength={200} />
      <TextArea
        {...field('postcodes')}
        label={m.area_postcodes()}
        hint={
          outside.length > 0 ? m.area_not_delivered({ written: inFew(outside) }) : m.area_postcodes_hint()
        }
        rows={4}
      />
      <div className="zone-amounts">
        <TextField {...field('fee')} label={m.area_fee_in_euro()} inputMode="decimal" autoComplete="off" />
        <TextField
          {...field('minimum')}
          label={m.area_minimum_in_euro()}
          inputMode="decimal"
          autoComplete="off"
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

const inFew = (postcodes: readonly string[]) =>
  postcodes.length > 5 ? `${postcodes.slice(0, 5).join(', ')} …` : postcodes.join(', ');
