import { ArrowLeftRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { type AllergenChoice, allergenChoice, allergenChoices } from '#rules/catalogue/product-filter.ts';
import { reorder } from '#rules/orders/reorder.ts';
import { alternatives } from '#rules/plan/alternatives.ts';
import { fedBy } from '#rules/plan/fed.ts';
import { planQuery } from '#rules/plan/plan.ts';
import { type Sentence, wishOf } from '#rules/plan/sentence.ts';
import type { TableLine } from '#rules/planner/dish.ts';
import { type Wish, wishProblem } from '#rules/planner/wish.ts';
import { formatMoney } from '#rules/text/format.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import { allergenNames, dietName } from '../../../product/declarations.ts';
import { guestNeeds, noteGuestNeeds, useNote } from '../../../product/guest-needs.ts';
import { announce } from '../../../stores/announcements.ts';
import { addToCart, removeFromCart, useCart } from '../../../stores/cart.ts';
import {
  doneForThem,
  keepWhoComes,
  mindWhoComes,
  useIsMinded,
  useWhoComes,
} from '../../../stores/who-comes.ts';
import { type Menu, useMenu } from './use-menu.ts';
import './guests.css';

/** Whether what is in the cart is for those who come, as they were said when the table was planned. A warning never blocks. */
export default function GuestsNotice() {
  const sentence = useWhoComes();
  const wish = sentence && wishOf(sentence);
  const isMinded = useIsMinded();
  if (!sentence || !wish || wishProblem(wish) !== null) return null;
  return isMinded ? <Guests sentence={sentence} wish={wish} /> : <Unminded />;
}

function Guests({ sentence, wish }: { sentence: Sentence; wish: Wish }) {
  const { items } = useCart();
  const menu = useMenu();
  if (!menu || items.length === 0) return null;
  const table = items
    .filter(({ product }) => menu.dishes.some(({ id }) => id === product.id))
    .map(({ product, quantity }) => ({ id: product.id, pieces: quantity }));
  const { enough, groups } = fedBy(menu.dishes, table, wish);
  const hungry = groups.flatMap(({ who, fed, guests }) =>
    who && fed < guests ? [{ who, fed, guests }] : [],
  );
  const isEnough = enough >= wish.guests && hungry.length === 0;
  const plan = planQuery({ sentence, table, kept: table, banned: [], price: null, swap: null });
  return (
    <section aria-label={m.cart_table_label()} className="cart-guests">
      {allergenChoices.map((who) => (
        <Named key={who} who={who} wish={wish} table={table} menu={menu} />
      ))}
      <Alert kind={isEnough ? 'note' : 'error'} isSaid>
        <p className="cart-guests-enough">
          {isEnough ? <Check size={22} className="flex-none text-dill-ink" /> : null}
          <b>
            {enough >= wish.guests
              ? m.cart_table_enough({ count: wish.guests })
              : m.cart_table_short({ count: enough, guests: wish.guests })}
          </b>
        </p>
        {hungry.length > 0 ? (
          <ul>
            {hungry.map(({ who, fed, guests }) => (
              <li key={who}>{m.cart_table_fed({ who: dietName(who), fed, guests })}</li>
            ))}
          </ul>
        ) : null}
        <Noted sentence={sentence} />
        <p className="cart-guests-acts">
          <Link to={`/plan?${plan}`} className="link">
            {m.cart_table_plan()}
          </Link>
          <Button
            variant="quiet"
            className="text-inherit"
            onClick={() => {
              mindWhoComes(false);
              announce(m.cart_table_forgotten());
              focusPage();
            }}
          >
            {m.cart_table_forget()}
          </Button>
        </p>
      </Alert>
    </section>
  );
}

/** The way back, for who has pressed too soon. */
function Unminded() {
  return (
    <Alert kind="note" isSaid className="mb-4">
      <p>{m.cart_table_forgotten()}</p>
      <Button variant="quiet" className="text-inherit" onClick={() => mindWhoComes(true)}>
        {m.cart_table_mind()}
      </Button>
    </Alert>
  );
}

/** Whether the kitchens learn what the guests need: the note of the order is theirs to read, and its customer's to write. */
function Noted({ sentence }: { sentence: Sentence }) {
  const needs = guestNeeds(sentence);
  const note = useNote();
  if (!needs) return null;
  if (note.includes(needs)) return <p className="mt-2">{m.cart_table_noted()}</p>;
  return (
    <p className="mt-2">
      {m.cart_table_not_noted({ needs })}{' '}
      <Button
        variant="quiet"
        className="text-inherit"
        onClick={() => {
          const done = doneForThem();
          keepWhoComes(sentence, { ...done, note: noteGuestNeeds(sentence, done.note) });
          announce(m.cart_table_noted());
        }}
      >
        {m.cart_table_note()}
      </Button>
    </p>
  );
}

/** The dishes that name an allergen which somebody cannot eat, each with what could stand there instead. */
function Named({
  who,
  wish,
  table,
  menu: { dishes, products },
}: {
  who: AllergenChoice;
  wish: Wish;
  table: readonly TableLine[];
  menu: Menu;
}) {
  const count = wish.without[who] ?? 0;
  const naming = table.flatMap(({ id }) => {
    const product = products.find((one) => one.id === id);
    const slugs = (product?.allergens ?? []).filter((slug) => allergenChoice(slug) === who);
    return product && slugs.length > 0 ? [{ product, slugs }] : [];
  });
  if (count === 0 || naming.length === 0) return null;
  const locale = getLocale();
  const nameOf = (name: string) => readLocalizedText(name, locale);

  function swap(instead: number, id: number, pieces: number) {
    const [item] = reorder({ [id]: pieces }, products).items;
    if (!item) return;
    removeFromCart(instead);
    addToCart(item.product, item.quantity);
    announce(m.cart_table_swapped({ name: nameOf(item.product.name) }));
    focusPage();
  }

  return (
    <Alert isSaid title={m.cart_table_without({ count, name: allergenNames([who]).join() })} className="mb-4">
      <ul className="cart-guests-named">
        {naming.map(({ product, slugs }) => {
          const other = alternatives(dishes, { table }, { instead: product.id, wish }).find(
            ({ allergens, forbidden, losesDiet }) => allergens.length === 0 && !forbidden && !losesDiet,
          );
          const name = products.find(({ id }) => id === other?.id)?.name;
          return (
            <li key={product.id}>
              <span>
                <b>{nameOf(product.name)}</b> <span>{allergenNames(slugs).join(', ')}</span>
              </span>
              {other && name ? (
                <Button
                  variant="quiet"
                  className="text-inherit"
                  onClick={() => swap(product.id, other.id, other.pieces)}
                >
                  <ArrowLeftRight size={20} />
                  {m.cart_table_instead({
                    name: other.pieces > 1 ? `${other.pieces}\u00a0× ${nameOf(name)}` : nameOf(name),
                    amount: `${other.difference < 0 ? '−' : '+'}${formatMoney(Math.abs(other.difference), locale)}`,
                  })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p>{m.cart_table_keep()}</p>
    </Alert>
  );
}
