import { m } from '#kitchen-messages';
import { basePrice } from '#rules/catalogue/base-price.ts';
import type { NetUnit } from '#rules/catalogue/declared.ts';
import { highestPrice } from '#rules/catalogue/may-be-published.ts';
import type { MenuProduct } from '#rules/catalogue/menu-product.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { FieldError, Select } from '#ui/field.tsx';
import { AmountField } from '../../../amount/amount-field.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { priceWords } from '../../money-words.ts';
import { PriceField } from '../../price-field.tsx';
import { AtField } from '../at-field.tsx';
import { NumberField } from '../number-field.tsx';
import { idOf, type Pen, wrongWith } from '../pen.ts';

/** The price, with what it was, what a kilogram costs, and who pays which. */
export function Price({
  pen,
  sold,
  ordered,
}: {
  pen: Pen;
  sold: MenuProduct | null;
  ordered: { readonly orders: number };
}) {
  const { content, write } = pen;
  const { priceCents, netQuantity } = content;
  const perUnit = priceCents === null ? null : basePrice(priceCents, netQuantity);
  const before = sold?.priceCents ?? null;
  return (
    <div className="product-price">
      <AtField pen={pen} field="priceCents">
        <PriceField
          id={idOf('priceCents')}
          value={priceCents}
          error={wrongWith(pen, 'priceCents')}
          onChange={(value) => write('priceCents', value)}
        />
      </AtField>
      <p className="price-facts">
        {before !== null && before !== priceCents ? (
          <span>
            {m.product_price_before()} <s className="num">{priceWords(before)}</s>
          </span>
        ) : null}
        {perUnit ? (
          <span className="muted">
            {m.product_per({ price: priceWords(perUnit.cents), unit: perUnit.unit })}
          </span>
        ) : null}
      </p>
      {before !== null && before !== priceCents && ordered.orders > 0 ? (
        <p className="muted">
          {m.product_price_ordered({ price: priceWords(before), count: ordered.orders })}
        </p>
      ) : null}
    </div>
  );
}

/** How much one is, for how many, with which tax and deposit. */
export function Amounts({ pen }: { pen: Pen }) {
  const { content, write } = pen;
  const { netQuantity, serves, depositCents, vat } = content;
  const unit: NetUnit = netQuantity?.unit ?? 'g';
  const setServes = (next: { from?: number | null; to?: number | null }) => {
    const { from = null, to = null } = { ...serves, ...next };
    if (from === null && to === null) return write('serves', null);
    const low = from ?? to ?? 1;
    // While the second number is typed it may be lower for a moment.
    write('serves', { from: low, to: Math.max(low, to ?? low) });
  };
  return (
    <>
      <div className="product-amounts">
        <AtField pen={pen} field="netQuantity">
          <div className="with-unit">
            <NumberField
              id={idOf('netQuantity')}
              label={m.product_net()}
              value={netQuantity?.amount ?? null}
              most={1_000_000}
              decimals={2}
              error={wrongWith(pen, 'netQuantity')}
              onChange={(amount) =>
                write('netQuantity', amount === null || amount === 0 ? null : { amount, unit })
              }
            />
            <Select
              label={m.product_net_unit()}
              value={unit}
              onChange={({ target }) =>
                netQuantity && write('netQuantity', { ...netQuantity, unit: target.value })
              }
            >
              <option value="g">g</option>
              <option value="ml">ml</option>
              <option value="piece">{m.product_pieces()}</option>
            </Select>
          </div>
        </AtField>
        <AtField pen={pen} field="serves">
          <div className="with-unit">
            <NumberField
              id={idOf('serves')}
              label={m.product_serves_from()}
              value={serves?.from ?? null}
              most={999}
              error={wrongWith(pen, 'serves')}
              onChange={(from) => setServes({ from: from || null })}
            />
            <NumberField
              label={m.product_serves_to()}
              value={serves?.to ?? null}
              most={999}
              onChange={(to) => setServes({ to: to || null })}
            />
          </div>
        </AtField>
        <AtField pen={pen} field="depositCents">
          <AmountField
            id={idOf('depositCents')}
            label={m.product_deposit_euro()}
            value={depositCents === null ? null : euroOf(depositCents)}
            most={highestPrice}
            isOptional
            error={wrongWith(pen, 'depositCents')}
            onChange={(euro, isWrong) =>
              isWrong || write('depositCents', euro === null ? null : centsOf(euro))
            }
          />
        </AtField>
      </div>
      <AtField pen={pen} field="vat">
        <p className="choice-label" id={idOf('vat')} tabIndex={-1}>
          {m.product_vat()}
        </p>
        <Choice
          label={m.product_vat()}
          value={vat ?? ''}
          options={[
            ['food', m.product_vat_food()],
            ['drink', m.product_vat_drink()],
          ]}
          onChange={(value) => write('vat', value)}
        />
        <FieldError id={`${idOf('vat')}-error`} error={wrongWith(pen, 'vat')} />
      </AtField>
    </>
  );
}
