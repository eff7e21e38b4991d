import { getLocale } from '#locale';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Alert } from '#ui/alert.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { useMinimumOrder } from '../../../page/use-minimum-order.ts';

/** The minimum order, what is missing, and how far it has come as a filling double line (spec §2). */
export function MinimumOrderAlert({ missing }: { missing: Cents }) {
  const minimumOrder = useMinimumOrder();
  const locale = getLocale();
  return (
    <div className="mt-5 mb-6">
      <Alert isSaid title={m.cart_minimum_title({ amount: formatMoney(minimumOrder, locale) })}>
        <p>{m.cart_minimum_missing({ amount: formatMoney(missing, locale) })}</p>
      </Alert>
      <DoubleLine share={1 - missing / minimumOrder} className="mt-4" />
    </div>
  );
}
