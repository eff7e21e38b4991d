import type { LinkedOrder } from '#contract/shop/order-link.ts';
import { Picture } from '../../page/picture.tsx';
import { phone, useMedia } from '../../page/use-media.ts';
import { layDishes } from './lay-dishes.ts';

/** The table with what was ordered, seen from the front. What it shows stands in words below. */
export function Stage({ order: { items } }: { order: LinkedOrder }) {
  const rows = layDishes(items, useMedia(phone));
  return (
    <div className="stage" aria-hidden="true" data-rows={rows.length}>
      <div className="gutter stage-in">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <div className="stage-row" key={index} data-row={rows.length - index}>
            {row.map(({ productId, imageUrl }) => (
              <span className="stage-dish" key={productId}>
                <Picture src={imageUrl} sizes="(max-width: 47.99rem) 122px, 240px" eager />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
