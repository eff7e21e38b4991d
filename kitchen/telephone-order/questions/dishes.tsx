import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { m } from '#kitchen-messages';
import { saidNeeds } from '#rules/orders/care/said-needs.ts';
import { maximumQuantity } from '#rules/orders/line-items.ts';
import { FieldError } from '#ui/field.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { money } from '../../order/order-words.ts';
import { foodWord } from '../../paper/food-words.ts';
import { smallPicture } from '../../parts/small-picture.ts';
import { useKitchens } from '../../shell/use-signed-in.ts';
import { withMore, withQuantity, withUnchosenAsAllergy } from '../draft.ts';
import { jumpTo } from '../jump-keys.ts';
import { inLanguage } from '../said-words.ts';
import { Allergies } from './allergies.tsx';
import type { AnswerProps } from './answer-props.ts';
import { DishSearch } from './dish-search.tsx';
import { Guests } from './guests.tsx';
import { Question } from './question.tsx';

/** What goes on the table: a line a dish, and a field that finds more of them. */
export function Dishes({
  draft,
  onChange,
  error,
  fieldErrors,
  menu,
  quote,
}: AnswerProps & { menu: readonly MenuItem[]; quote: TelephoneQuote | null }) {
  const errorId = useId();
  const guestsErrorId = useId();
  const chosen = draft.items.flatMap(
    ({ productId }) => menu.find((dish) => dish.productId === productId) ?? [],
  );
  const needs = saidNeeds(`${draft.allergies}. ${draft.instruction}`, chosen);
  const soldOut = quote?.problems.flatMap(({ productIds = [] }) => productIds) ?? [];
  const often = menu
    .filter(({ bestSeller }) => bestSeller != null)
    .sort((one, other) => (one.bestSeller ?? 0) - (other.bestSeller ?? 0));
  return (
    <Question
      number={2}
      title={m.telephone_what()}
      error={error}
      errorId={errorId}
      beside={
        <Guests
          guests={draft.guests}
          wrongBy={fieldErrors.guests && guestsErrorId}
          onChange={(guests) => onChange((before) => ({ ...before, guests }))}
        />
      }
      foot={<Allergies draft={draft} needs={needs} onChange={onChange} />}
    >
      <FieldError id={guestsErrorId} error={fieldErrors.guests} />
      <ul className="tel-lines">
        {draft.items.map(({ productId, quantity }) => (
          <DishLine
            key={productId}
            dish={menu.find((dish) => dish.productId === productId)}
            quantity={quantity}
            isSoldOut={soldOut.includes(productId)}
            asked={needs.holding.find(({ dish }) => dish.productId === productId)?.allergens ?? []}
            onQuantity={(wanted) => onChange((before) => withQuantity(before, productId, wanted))}
          />
        ))}
      </ul>
      <DishSearch
        menu={menu}
        items={draft.items}
        typed={draft.unchosen}
        onType={(unchosen) => onChange((before) => ({ ...before, unchosen }))}
        wrongBy={fieldErrors.unchosen && errorId}
        onAllergy={() => {
          onChange(withUnchosenAsAllergy);
          jumpTo(2);
        }}
        onTake={(taken) => onChange((before) => withMore(before, taken))}
      />
      {quote && draft.items.length > 0 ? <MinimumLeft quote={quote} /> : null}
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

/** What is still missing to the least that can be ordered, while the caller is still naming dishes. */
function MinimumLeft({ quote: { subtotal, minimumOrder } }: { quote: TelephoneQuote }) {
  const left = minimumOrder - subtotal;
  return (
    <p className="tel-minimum" role="status">
      {left > 0 ? m.telephone_minimum({ minimum: money(minimumOrder), left: money(left) }) : ''}
    </p>
  );
}

function DishLine({
  dish,
  quantity,
  isSoldOut,
  asked,
  onQuantity,
}: {
  dish: MenuItem | undefined;
  quantity: number;
  /** Whether it cannot be had for the day that was said. */
  isSoldOut: boolean;
  /** What is in it of what the caller named. */
  asked: readonly string[];
  onQuantity: (quantity: number) => void;
}) {
  const name = dish ? inLanguage(dish.name) : m.telephone_what_unavailable();
  return (
    <li className="tel-line">
      <img src={smallPicture(dish?.pictureUrl ?? null)} alt="" width={320} height={215} />
      <span>
        <b>{name}</b>
        {isSoldOut ? (
          <small className="tel-declared">
            <span className="al">
              <TriangleAlert size={15} />
              {m.telephone_what_sold_out()}
            </span>
          </small>
        ) : null}
        {dish ? <Facts dish={dish} quantity={quantity} /> : null}
        {dish ? <Declared dish={dish} asked={asked} /> : null}
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

/** As many of a dish in words, for how many they are enough, and who makes them. */
function Facts({ dish: { unit, serves, sellerId }, quantity }: { dish: MenuItem; quantity: number }) {
  const kitchen = useKitchens().find(({ id }) => id === sellerId)?.short ?? '';
  const one = inLanguage(unit);
  const facts = [
    quantity > 1 && one ? `${quantity} × ${one}` : one,
    serves ? servesText(serves, quantity) : '',
    kitchen,
  ];
  return <small>{facts.filter(Boolean).join(' · ')}</small>;
}

/** What a dish declares, what the caller named of it first and in red. */
function Declared({ dish: { allergens, diets }, asked }: { dish: MenuItem; asked: readonly string[] }) {
  const others = allergens.filter((slug) => !asked.includes(slug)).map((slug) => foodWord(slug));
  const isFor = diets.map((slug) => foodWord(slug)).join(', ');
  return (
    <small className="tel-declared">
      {asked.length > 0 ? (
        <span className="al">
          <TriangleAlert size={15} />
          {m.packing_contains({ what: asked.map((slug) => foodWord(slug)).join(', ') })}
        </span>
      ) : null}
      <span>
        {[
          allergens.length === 0
            ? m.telephone_allergens_none()
            : others.length > 0 && m.telephone_allergens({ what: others.join(', ') }),
          isFor,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </small>
  );
}

function servesText({ from, to }: NonNullable<MenuItem['serves']>, quantity: number): string {
  return from === to
    ? m.telephone_what_serves_one({ count: from * quantity })
    : m.telephone_what_serves({ from: from * quantity, to: to * quantity });
}
