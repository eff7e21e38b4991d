import type { PriceListResult } from '#contract/kitchen/menu/price-list.ts';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';

const words: Record<PriceListResult['wrong'][number]['code'], () => string> = {
  NO_HEADS: m.prices_no_heads,
  NO_NUMBER: m.prices_no_number,
  UNKNOWN_PRODUCT: m.prices_unknown_product,
  TWICE: m.prices_twice,
  NO_PRICE: m.prices_no_price,
  TOO_HIGH: m.prices_too_high,
};

/** Every line that is wrong, by its number as an editor counts, with what is wrong and what stands there. */
export function WrongLines({
  wrong,
  text,
}: {
  wrong: PriceListResult['wrong'];
  /** The list. */
  text: string;
}) {
  if (wrong.length === 0) return null;
  const lines = text.split(/\r\n|\r|\n/);
  return (
    <>
      <Alert title={m.prices_wrong({ count: wrong.length })}>{m.prices_wrong_hint()}</Alert>
      <ol className="wrong-lines" aria-label={m.prices_wrong_lines()}>
        {wrong.map(({ line, code }) => (
          <li key={line}>
            <b>{m.prices_line({ line })}</b>
            <span>{words[code]()}</span>
            <code>{lines[line - 1]}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
