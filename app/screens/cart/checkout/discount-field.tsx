import { Tag } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { announce } from '../../../stores/announcements.ts';

/** The code field with Apply. `applied` is the code that counts; another text in the field counts only once applied. */
export function DiscountField({
  typed,
  applied,
  error,
  onType,
  onApply,
  onRemove,
}: {
  typed: string;
  applied: string | null;
  error: string | undefined;
  onType: (text: string) => void;
  /** Resolves to why the code is refused, if it is. */
  onApply: () => Promise<unknown>;
  onRemove: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);

  async function apply() {
    if (isBusy || !typed.trim()) return;
    setBusy(true);
    const refusal = await onApply();
    if (typeof refusal === 'string') announce(refusal, true);
    setBusy(false);
    // Why it is refused stands below the field, where the bar of a phone may be.
    requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));
  }

  function remove() {
    onRemove();
    // The button that was pressed is gone.
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void apply();
  }

  return (
    <div ref={box}>
      <div className="flex items-start gap-3">
        <TextField
          ref={field}
          className="flex-1"
          label={m.delivery_discount()}
          note={m.delivery_optional()}
          placeholder={m.delivery_discount_placeholder()}
          icon={<Tag className="field-icon-start" size={20} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          value={typed}
          error={error}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="side" size="small" className="mt-8" busy={isBusy} onClick={apply}>
          {isBusy ? m.delivery_discount_applying() : m.delivery_discount_apply()}
        </Button>
      </div>
      {applied ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-dill-ink">
          {m.delivery_discount_applied({ code: applied })}
          <Button
            variant="quiet"
            aria-label={m.delivery_discount_remove_named({ code: applied })}
            onClick={remove}
          >
            {m.delivery_discount_remove()}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
