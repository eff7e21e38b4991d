import type { KitchenOrderDetails } from '#contract/kitchen/orders/order-details.ts';
import { m } from '#kitchen-messages';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { declaredText } from '../paper/food-words.ts';
import type { Block } from '../paper/sheets.tsx';

/** All that was ordered, with what is in it, a box to tick when it is there, and what it has left without. */
export function itemsBlock({ items, locale }: KitchenOrderDetails): Block {
  const options = { locale };
  return {
    key: 'items',
    rows: items.length,
    mayTear: true,
    draw: (from, to) => (
      <table>
        <thead>
          <tr>
            <th>{m.note_count({}, options)}</th>
            <th>{m.production_dish({}, options)}</th>
            <th>{m.labels_contains({}, options)}</th>
            <th>{m.packing_box_there({}, options)}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(from, to).map((item) => (
            <tr key={item.productId} data-row>
              <td className="num q">{item.quantity}</td>
              <td>
                <b>{readLocalizedText(item.name, locale)}</b>
                <small>{unitOf(item, locale)}</small>
                {item.isMissing ? <strong>{m.note_missing({}, options)}</strong> : null}
              </td>
              <td>{contentsOf(item, locale)}</td>
              <td>
                <i className="box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
}

/** What one of it is; where there are several, that it is so for each. */
function unitOf(
  { quantity, unit: said }: KitchenOrderDetails['items'][number],
  locale: KitchenOrderDetails['locale'],
): string {
  const unit = readLocalizedText(said, locale);
  return quantity > 1 && unit ? m.note_each({ unit }, { locale }) : unit;
}

function contentsOf(
  item: KitchenOrderDetails['items'][number],
  locale: KitchenOrderDetails['locale'],
): string {
  if (item.sellerId === null) return m.labels_unknown({}, { locale });
  return declaredText(item, item.additives.length > 0 ? '' : m.note_none({}, { locale }), locale);
}
