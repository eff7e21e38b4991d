import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { KitchenDiscount } from '#contract/kitchen/settings/discounts.ts';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { resumeDiscount } from '../../api/shop-settings.ts';
import { errorWords } from '../../parts/error-words.ts';
import { RailDialog } from '../../parts/rail-dialog.tsx';

/** Lets a code that is over go on; until when is asked, since its old end is behind it. */
export function ResumeDiscount({
  discount,
  onClose,
}: {
  discount: KitchenDiscount | null;
  onClose: () => void;
}) {
  const form = useId();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  function close() {
    setProblem('');
    onClose();
  }
  async function send(data: FormData) {
    if (!discount) return;
    const until = String(data.get('until') ?? '') || null;
    if (until && discount.from && until < discount.from) return setProblem(m.discounts_until_wrong());
    setBusy(true);
    try {
      await resumeDiscount(discount.code, until);
      await revalidate();
      close();
    } catch (error) {
      setProblem(errorWords(error));
    }
    setBusy(false);
  }
  return (
    <RailDialog
      open={discount !== null}
      onClose={close}
      title={m.discounts_resume()}
      about={discount?.code}
      foot={
        <>
          <Button variant="side" onClick={close}>
            {m.discounts_leave()}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {m.discounts_resume()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <TextField
          data-focus-first
          type="date"
          name="until"
          label={m.discounts_last_day()}
          note={m.discounts_optional()}
          min={berlinDay(Date.now())}
          hint={m.discounts_last_day_hint()}
          error={problem || undefined}
        />
      </form>
    </RailDialog>
  );
}
