import { useState } from 'react';
import { m } from '#kitchen-messages';
import { type Day, isDay } from '#rules/booking/berlin-time.ts';
import type { ClosedPeriod } from '#rules/booking/closed-days.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** Asks for a day or a period that is to be closed. */
export function OtherDays({ today, onAsk }: { today: Day; onAsk: (period: ClosedPeriod) => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [wrong, setWrong] = useState<'from' | 'to' | null>(null);

  function ask() {
    const last = to === '' ? from : to;
    const isFromRight = isDay(from) && today <= from;
    const isToRight = isDay(last) && from <= last;
    setWrong(isFromRight ? (isToRight ? null : 'to') : 'from');
    if (isFromRight && isToRight) onAsk({ from, to: last });
  }
  return (
    <section className="paper load-day" aria-labelledby="other-days">
      <h2 id="other-days">{m.load_other_day()}</h2>
      <form
        className="other-days"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextField
          label={m.load_from()}
          type="date"
          min={today}
          value={from}
          error={wrong === 'from' ? m.load_wrong_from() : undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={m.load_to()}
          type="date"
          min={from || today}
          value={to}
          error={wrong === 'to' ? m.load_wrong_to() : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit" variant="side">
          {m.load_check()}
        </Button>
      </form>
    </section>
  );
}
