import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';

/** What is paid at hand-over for bottles and crates, besides a total; nothing where there are none. */
export function DepositNote({ deposit }: { deposit: Cents }) {
  if (deposit === 0) return null;
  return (
    <p className="text-small text-muted">
      {m.delivery_deposit({ amount: formatMoney(deposit, getLocale()) })}
    </p>
  );
}
