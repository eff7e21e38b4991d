import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { leastPayment } from '#rules/money/least-payment.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ApiError } from '../../api/call.ts';
import { addDiscount } from '../../api/shop-settings.ts';
import { Choice } from '../../parts/choice.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';
import { type DiscountWrong, typedDiscount, type Worth } from './typed-discount.ts';

/** Adds a code: what it is called, what it is worth, from which order on, when and how often it holds. */
export function AddDiscount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <RailDialog
      open={open}
      onClose={onClose}
      title={m.discounts_add()}
      foot={
        <>
          <Button variant="side" onClick={onClose}>
            {m.discounts_leave()}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {m.discounts_add_now()}
          </Button>
        </>
      }
    >
      <DiscountForm id={form} onBusy={setBusy} onDone={onClose} />
    </RailDialog>
  );
}

function DiscountForm({
  id,
  onBusy,
  onDone,
}: {
  id: string;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [worth, setWorth] = useState<Worth>('percent');
  const [wrong, setWrong] = useState<DiscountWrong>({});

  async function send(form: HTMLFormElement) {
    const typed = typedDiscount(new FormData(form), worth);
    setWrong(typed.wrong);
    const [first] = Object.keys(typed.wrong);
    if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
    if (!typed.discount) return;
    onBusy(true);
    try {
      await addDiscount(typed.discount);
      await revalidate();
      onDone();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'DiscountCodeTaken';
      setWrong(isTaken ? { code: errorWords(error) } : { all: errorWords(error) });
    }
    onBusy(false);
  }
  const least = formatMoney(leastPayment, getLocale());
  const field = (name: keyof DiscountWrong) => ({ name, error: wrong[name], autoComplete: 'off' });
  return (
    <form
      id={id}
      noValidate
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {wrong.all ? <Alert>{wrong.all}</Alert> : null}
      <TextField
        {...field('code')}
        data-focus-first
        label={m.discounts_code()}
        hint={m.discounts_code_hint()}
        aria-required
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Choice
        label={m.discounts_worth()}
        value={worth}
        options={[
          ['percent', m.discounts_in_percent()],
          ['amount', m.discounts_in_euro()],
        ]}
        onChange={setWorth}
      />
      <div className="shop-fields">
        <TextField
          {...field('worth')}
          label={worth === 'percent' ? m.discounts_in_percent() : m.discounts_in_euro()}
          hint={worth === 'percent' ? m.discounts_percent_hint({ least }) : undefined}
          aria-required
          inputMode="decimal"
        />
        <TextField
          {...field('minimum')}
          label={m.discounts_minimum()}
          note={m.discounts_optional()}
          inputMode="decimal"
        />
        <TextField
          {...field('from')}
          type="date"
          label={m.discounts_first_day()}
          note={m.discounts_optional()}
        />
        <TextField
          {...field('until')}
          type="date"
          label={m.discounts_last_day()}
          note={m.discounts_optional()}
        />
        <TextField
          {...field('maximumUses')}
          label={m.discounts_most_uses()}
          note={m.discounts_optional()}
          inputMode="numeric"
        />
      </div>
    </form>
  );
}
