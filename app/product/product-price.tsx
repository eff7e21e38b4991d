import type { Product } from '#contract/shop/products.ts';
import { getLocale } from '#locale';
import { m } from '#messages';
import { centsOf } from '#rules/money/money.ts';
import { formatMoney } from '#rules/text/format.ts';

/** The price of a product, with the deposit beside it where there is one (PAngV). */
export function ProductPrice({
  product: { price, deposit },
}: {
  product: Pick<Product, 'price' | 'deposit'>;
}) {
  const locale = getLocale();
  return (
    <>
      <span className="price-amount">{formatMoney(centsOf(price), locale)}</span>
      {deposit > 0 ? (
        <span className="price-deposit">
          {m.catalogue_deposit({ amount: formatMoney(centsOf(deposit), locale) })}
        </span>
      ) : null}
    </>
  );
}
