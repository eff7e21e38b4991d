import clsx from 'clsx/lite';
import { m } from '#kitchen-messages';

/** For how many it is, in the heading of the dishes that follow from it. */
export function Guests({
  guests,
  wrongBy,
  onChange,
}: {
  guests: string;
  /** Id of what says why it will not do. */
  wrongBy: string | undefined;
  onChange: (guests: string) => void;
}) {
  return (
    <label className={clsx('tel-beside', guests && 'chosen')}>
      <span>{m.place_guests()}</span>
      <input
        autoComplete="off"
        maxLength={9}
        size={5}
        value={guests}
        aria-invalid={wrongBy ? true : undefined}
        aria-describedby={wrongBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
