import type { ProductChanges } from '#contract/kitchen/menu/price-list.ts';
import { m } from '#kitchen-messages';
import type { Cents } from '#rules/money/money.ts';
import { textOf } from '../dish-words.ts';
import { priceWords } from '../money-words.ts';

/** From half as much more or less on somebody should look twice. */
const isFar = (before: Cents, after: Cents) => Math.abs(after - before) * 2 >= before;

/** Each price that changes: the dish with its number, what it costs, what it would cost, and the difference. */
export function ChangedPrices({ changes }: { changes: ProductChanges }) {
  if (changes.length === 0) return <p>{m.prices_nothing()}</p>;
  const up = changes.filter(({ before, after }) => after.priceCents > before.priceCents).length;
  return (
    <>
      <p>
        {m.prices_count({ count: changes.length })}: {m.prices_up_and_down({ up, down: changes.length - up })}
      </p>
      <ul className="price-changes" aria-label={m.prices_preview()}>
        {changes.map(({ id, name, before, after }) => (
          <li key={id}>
            <span className="price-dish">
              {textOf(name)} <small>{m.prices_number({ number: id })}</small>
              {isFar(before.priceCents, after.priceCents) ? (
                <span className="chip chip-bad">{m.prices_far()}</span>
              ) : null}
            </span>
            <s className="num">
              <span className="sr-only">{m.prices_old()}</span> {priceWords(before.priceCents)}
            </s>
            <b className="num">
              <span className="sr-only">{m.prices_new()}</span> {priceWords(after.priceCents)}
            </b>
            <span className="num price-difference">{signed(after.priceCents - before.priceCents)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const signed = (cents: Cents) => `${cents < 0 ? '−' : '+'}${priceWords(Math.abs(cents))}`;
