import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { setPrice } from '../api/menu.ts';
import { errorWords } from '../parts/error-words.ts';
import { shortDay } from '../parts/words.ts';
import { dayOfFrom, FromChoice, fromNow } from './from-choice.tsx';
import { priceWords } from './money-words.ts';
import { PriceField } from './price-field.tsx';

/** The price of a dish, which opens where it stands: Enter saves it, Escape leaves it. */
export function PriceInPlace({
  id,
  name,
  price,
  today,
}: {
  id: number;
  name: string;
  price: Cents;
  today: Day;
}) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    place.current?.focus();
  }
  return (
    <>
      <button
        ref={place}
        type="button"
        className="num price-button"
        aria-label={m.menu_price_of({ name, price: priceWords(price) })}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {priceWords(price)}
      </button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={place}
        label={m.menu_price_title({ name })}
        className="menu-popover"
      >
        <PriceForm id={id} name={name} price={price} today={today} onDone={close} />
      </Popover>
    </>
  );
}

function PriceForm({
  id,
  name,
  price,
  today,
  onDone,
}: {
  id: number;
  name: string;
  price: Cents;
  today: Day;
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [value, setValue] = useState<Cents | null>(price);
  const [from, setFrom] = useState(() => fromNow(today));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const fromDay = dayOfFrom(from, today);
  const isRight = value !== null && fromDay !== null && (value !== price || fromDay !== undefined);

  async function save() {
    if (value === null || fromDay === null) return;
    if (value === price && fromDay === undefined) return onDone();
    setBusy(true);
    setProblem('');
    try {
      await setPrice(id, value, fromDay);
      await revalidate();
      onDone();
    } catch (refusal) {
      setProblem(errorWords(refusal));
      setBusy(false);
    }
  }
  return (
    <form
      className="price-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{m.menu_price_title({ name })}</h3>
      {problem ? <Alert>{problem}</Alert> : null}
      <PriceField value={value} onChange={setValue} isFirst />
      <FromChoice value={from} onChange={setFrom} today={today} />
      <p className="muted">{m.menu_price_ordered()}</p>
      <div>
        <Button variant="quiet" onClick={onDone}>
          {m.menu_price_leave()}
        </Button>
        <Button type="submit" busy={isBusy} aria-disabled={!isRight}>
          {saveWord(value ?? price, fromDay)}
        </Button>
      </div>
    </form>
  );
}

function saveWord(value: Cents, fromDay: Day | undefined | null): string {
  const price = priceWords(value);
  return fromDay ? m.menu_price_save_from({ price, day: shortDay(fromDay) }) : m.menu_price_save({ price });
}
