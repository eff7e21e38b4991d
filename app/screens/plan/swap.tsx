import { TriangleAlert, X } from 'lucide-react';
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { type Alternative, alternatives } from '#rules/plan/alternatives.ts';
import { planQuery } from '#rules/plan/plan.ts';
import type { Settled } from '#rules/plan/settle.ts';
import type { Wish } from '#rules/planner/wish.ts';
import { Picture } from '../../page/picture.tsx';
import { dietName } from '../../product/declarations.ts';
import { priceDifference } from '../../product/price-difference.ts';
import { markedText } from './marked-text.ts';
import type { PlanMenu } from './menu.ts';
import { serves } from './serves.ts';
import { within } from './within.ts';

/**
 * What could stand where a dish stands. Without scripts the sheet is part of the page that the server sends; with them it is
 * a dialog. The address says that it is open, and closing it is a way to the one without: back, where it was opened on the
 * table.
 */
export default function Swap({
  menu,
  settled: { plan },
  wish,
  id,
}: {
  menu: PlanMenu;
  settled: Settled;
  wish: Wish;
  id: number;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const closed = `/plan?${planQuery({ ...plan, swap: null })}`;
  const quietly = { replace: true, preventScrollReset: true };
  const isOver = useLocation().state === 'over';
  const isClosing = useRef(false);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    // Twice back would leave the table.
    if (isClosing.current) return;
    isClosing.current = true;
    void (isOver ? navigate(-1) : navigate(closed, quietly));
  };
  // Before it is seen: until it is a modal one, Escape does not close it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
  }, []);
  const product = menu.products[id];
  if (!product) return null;
  const rows = alternatives(menu.dishes, plan, { instead: id, wish });
  return (
    <dialog ref={dialog} open className="dialog plan-swap" aria-labelledby="plan-swap" onCancel={close}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id="plan-swap" className="text-card">
            {m.plan_swap_instead(product)}
          </h2>
          <p className="mt-1 text-small text-muted">
            {rows.length > 0 ? m.plan_swap_first() : m.plan_swap_none()}
          </p>
        </div>
        <Link to={closed} onClick={close} className="icon-button" aria-label={m.catalogue_close()}>
          <X size={24} />
        </Link>
      </div>
      <ul>
        {rows.map((row) => {
          const other = menu.products[row.id];
          return other ? (
            <li key={row.id}>
              <button type="submit" name="put" value={`${id}.${row.id}`} className="plan-instead">
                <Picture src={other.imageUrl} sizes="96px" />
                <span>
                  <b>{other.name}</b>
                  <Words row={row} wish={wish} fits={other} />
                </span>
                <span className="num">{priceDifference(row.difference)}</span>
              </button>
            </li>
          ) : null;
        })}
      </ul>
      <button type="submit" name="set" value={`${id}x0`} className="button button-quiet">
        {m.plan_swap_off()}
      </button>
    </dialog>
  );
}

function Words({ row, wish, fits }: { row: Alternative; wish: Wish; fits: PlanMenu['products'][number] }) {
  const { allergens, forbidden, losesDiet, pieces } = row;
  const bad =
    allergens.length > 0
      ? within(markedText(allergens, wish))
      : forbidden === 'pork' || forbidden === 'alcohol'
        ? dietName(forbidden)
        : null;
  if (bad)
    return (
      <small className="plan-swap-bad text-small">
        <TriangleAlert size={18} />
        {bad}
      </small>
    );
  const diet = (['halal', 'vegan', 'vegetarian'] as const).find((one) => fits.diets.includes(one));
  return (
    <small className="text-small text-muted">
      {[
        pieces > 1 && m.plan_pieces({ count: pieces }),
        losesDiet
          ? m.plan_swap_not_diet({ diet: dietName(losesDiet).toLocaleLowerCase(getLocale()) })
          : diet && dietName(diet),
        fits.serves && serves(fits.serves),
      ]
        .filter((part) => typeof part === 'string')
        .map((part, index) => (index > 0 ? within(part) : part))
        .join(', ')}
    </small>
  );
}
