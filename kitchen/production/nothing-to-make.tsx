import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { longDay } from '../parts/words.ts';

/** A kitchen that has nothing to make on a day. */
export function NothingToMake({ day }: { day: Day }) {
  return (
    <div className="nothing">
      <h2>{m.production_nothing()}</h2>
      <p>{m.production_nothing_hint({ day: longDay(day) })}</p>
      <p>
        <ButtonLink variant="side" to={`/day/${day}`}>
          {m.production_to_day()}
        </ButtonLink>
      </p>
    </div>
  );
}
