import { m } from '#kitchen-messages';

/** What stands in which column; each row says it again for who listens. */
export function DishHeads({ mayWrite, isChoosing }: { mayWrite: boolean; isChoosing: boolean }) {
  return (
    <div className="dish-row dish-heads" aria-hidden="true">
      {isChoosing ? <span /> : null}
      <span />
      <span>{m.menu_head_name()}</span>
      <span className="dish-kitchen">{m.menu_head_seller()}</span>
      <span className="dish-texts">{m.menu_head_texts()}</span>
      <span className="dish-allergens">{m.menu_head_allergens()}</span>
      {mayWrite ? (
        <>
          <span className="dish-vat">{m.menu_head_vat()}</span>
          <span className="dish-money">{m.menu_head_price()}</span>
        </>
      ) : null}
      <span>{isChoosing ? null : m.menu_head_today()}</span>
    </div>
  );
}
