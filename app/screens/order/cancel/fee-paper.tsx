import type { CancelQuote } from '#contract/shop/order-cancel.ts';
import { m } from '#messages';
import type { Locale } from '#rules/text/locale.ts';
import { Button } from '#ui/button.tsx';
import { FeeTable } from './fee-table.tsx';

/** When canceling costs what, and the way there. */
export function FeePaper({
  stages,
  locale,
  onCancel,
}: {
  stages: CancelQuote['stages'];
  locale: Locale;
  onCancel: () => void;
}) {
  return (
    <section className="paper order-paper fee-paper" aria-labelledby="order-fees">
      <h2 id="order-fees">{m.order_fee_title()}</h2>
      <FeeTable stages={stages} locale={locale} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={onCancel}>
        {m.order_cancel()}
      </Button>
    </section>
  );
}
