import { Plus } from 'lucide-react';
import { m } from '#messages';
import type { Dish } from '#rules/planner/dish.ts';
import { Picture } from '../../../page/picture.tsx';
import { nameOf } from '../name-of.ts';
import type { LaidProps } from './laid-props.ts';
import { ringsOf } from './rings.ts';

const rows = [['drink'], ['sweet'], ['side'], ['main', 'extra']] as const;

/** The dishes as they stand: drinks, sweets and sides behind, mains in front; each leads to what could be there instead. */
export function Stage({ menu, settled, wish }: LaidProps) {
  const { laid, gone } = settled;
  const rings = ringsOf(laid.short, wish);
  const inRow = (row: readonly Dish['course'][]) =>
    laid.table.filter(({ id }) =>
      row.some((course) => menu.dishes.find((dish) => dish.id === id)?.course === course),
    );
  return (
    <div className="plan-stage">
      <div className="gutter plan-rows">
        {rows.map((row) => (
          <ul key={row[0]} className="plan-row" data-row={row[0]}>
            {inRow(row).map(({ id, pieces }) => {
              const product = menu.products[id];
              return product ? (
                <li key={id} className="plan-dish">
                  <button type="submit" name="swap" value={id} aria-label={m.plan_swap_named(product)}>
                    <Picture src={product.imageUrl} sizes="(max-width: 63.99rem) 122px, 226px" eager />
                    {pieces > 1 ? <span className="plan-pieces num">{pieces}×</span> : null}
                    <span className="plan-tent plan-tent-name" aria-hidden="true">
                      {product.name}
                    </span>
                  </button>
                </li>
              ) : null;
            })}
            {rings
              .filter(({ course }) => row.some((one) => one === course))
              .map(({ key, text }) => (
                <li key={key} className="plan-dish">
                  <button type="submit" name="lay" value="1" aria-label={m.plan_ring_fill({ what: text })}>
                    <span className="plan-ring">
                      <Plus size={26} />
                    </span>
                    <span className="plan-tent">{text}</span>
                  </button>
                </li>
              ))}
            {row[0] === 'main'
              ? gone.map((id) => (
                  <li key={id} className="plan-dish">
                    <button
                      type="submit"
                      name="lay"
                      value="1"
                      aria-label={m.plan_gone_named({ name: nameOf(id, menu) })}
                    >
                      <span className="plan-ring">
                        <Plus size={26} />
                      </span>
                      <span className="plan-tent">
                        {nameOf(id, menu)} <small>{m.plan_gone()}</small>
                      </span>
                    </button>
                  </li>
                ))
              : null}
          </ul>
        ))}
      </div>
    </div>
  );
}
