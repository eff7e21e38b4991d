import { bestSellers } from '#content/best-sellers.ts';
import type { MenuItem } from '#contract/kitchen/telephone-orders.ts';
import { m } from '#kitchen-messages';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { Stepper } from '#ui/stepper.tsx';
import { money } from '../../order/order-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { withMore, withQuantity } from '../draft.ts';
import { inLanguage } from '../said-words.ts';
import type { AnswerProps } from './answer-props.ts';
import { DishSearch } from './dish-search.tsx';
import { Question } from './question.tsx';

/** What goes on the table: a line a dish, and a field that finds more of them. */
export function Dishes({ draft, onChange, error, menu }: AnswerProps & { menu: readonly MenuItem[] }) {
  const often = bestSellers.flatMap((id) => menu.find(({ productId }) => productId === id) ?? []);
  return (
    <Question number={2} title={m.telephone_what()} error={error}>
      <ul className="tel-lines">
        {draft.items.map(({ productId, quantity }) => (
          <DishLine
            key={productId}
            dish={menu.find((dish) => dish.productId === productId)}
            quantity={quantity}
            onQuantity={(wanted) => onChange((before) => withQuantity(before, productId, wanted))}
          />
        ))}
      </ul>
      <DishSearch
        menu={menu}
        items={draft.items}
        onTake={(taken) => onChange((before) => withMore(before, taken))}
      />
      {draft.items.length === 0 ? (
        <div className="tel-tags">
          <span>{m.telephone_what_often()}</span>
          {often.map(({ productId, name }) => (
            <button
              key={productId}
              type="button"
              onClick={() => onChange((before) => withMore(before, { productId, quantity: 1 }))}
            >
              {inLanguage(name)}
            </button>
          ))}
        </div>
      ) : null}
    </Question>
  );
}

function DishLine({
  dish,
  quantity,
  onQuantity,
}: {
  dish: MenuItem | undefined;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  const name = dish ? inLanguage(dish.name) : m.telephone_what_unavailable();
  return (
    <li className="tel-line">
      <img src={smallPicture(dish?.pictureUrl ?? null)} alt="" width={320} height={215} />
      <span>
        <b>{name}</b>
        {dish ? <Facts dish={dish} quantity={quantity} /> : null}
      </span>
      <Stepper
        value={quantity}
        max={maximumQuantity}
        onChange={onQuantity}
        labels={{
          group: name,
          less: m.telephone_what_less({ name }),
          more: m.telephone_what_more({ name }),
          quantity: m.telephone_what_quantity({ name }),
        }}
      />
      <span className="num">{dish ? money(dish.price * quantity) : null}</span>
    </li>
  );
}

/** What one of a dish is, who makes it, and for how many as many of it are enough. */
function Facts({ dish: { unit, serves, sellerId }, quantity }: { dish: MenuItem; quantity: number }) {
  const kitchen = useKitchens().find(({ id }) => id === sellerId)?.short ?? '';
  const facts = [inLanguage(unit), serves ? servesText(serves, quantity) : '', kitchen];
  return <small>{facts.filter(Boolean).join(' · ')}</small>;
}

function servesText({ from, to }: NonNullable<MenuItem['serves']>, quantity: number): string {
  return from === to
    ? m.telephone_what_serves_one({ count: from * quantity })
    : m.telephone_what_serves({ from: from * quantity, to: to * quantity });
}
