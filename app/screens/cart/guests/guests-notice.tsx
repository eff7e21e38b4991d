import { useEffect } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { cartProduct } from '#rules/orders/cart.ts';
import { guestsInForce } from '#rules/plan/guests-in-force.ts';
import { planQuery } from '#rules/plan/plan.ts';
import { type Sentence, wishOf } from '#rules/plan/sentence.ts';
import { tableOf } from '#rules/plan/table-of.ts';
import { type Wish, wishProblem } from '#rules/planner/wish.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import {
  guestNeeds,
  noteGuestNeeds,
  noteGuestNeedsAgain,
  noteOtherGuests,
  takeOutGuestNeeds,
  useNote,
} from '../../../product/guest-needs.ts';
import { Noted } from '../../../product/guests/noted.tsx';
import { reckonedAs } from '../../../product/guests/reckoned-as.ts';
import { TableGuests } from '../../../product/guests/table-guests.tsx';
import { useMenu } from '../../../product/guests/use-menu.ts';
import { announce } from '../../../stores/announcements.ts';
import { addToCart, removeFromCart, useCart } from '../../../stores/cart.ts';
import {
  doneForThem,
  keepWhoComes,
  mindWhoComes,
  useIsMinded,
  useWhoComes,
} from '../../../stores/who-comes.ts';

/** Whether what is in the cart is for those who come, as they were said when the table was planned. */
export default function GuestsNotice() {
  const sentence = useWhoComes();
  const wish = sentence && wishOfAny(sentence);
  const isMinded = useIsMinded();
  useGuestsInForce();
  if (!sentence || !wish || wishProblem(wish) !== null) return null;
  return isMinded ? <Guests sentence={sentence} wish={wish} /> : <Unminded />;
}

/** Who was read out of instructions comes to an occasion that nobody has said: what is offered suits the one that takes the least. */
const wishOfAny = (sentence: Sentence) => wishOf(sentence, 'birthday');

/** The number of guests may be chosen anew after the table was planned: who comes, and the note that names them, follow it. */
function useGuestsInForce(): void {
  const sentence = useWhoComes();
  const isMinded = useIsMinded();
  const { guestCount } = useCart();
  useEffect(() => {
    const wish = sentence && wishOfAny(sentence);
    const guests = guestsInForce(wish?.guests ?? null, guestCount);
    // More of them may eat so than come by now: then it stays what was said.
    if (!wish || guests === null || guests === wish.guests || wishProblem({ ...wish, guests })) return;
    const now = { ...sentence, guests };
    const done = doneForThem();
    keepWhoComes(now, {
      ...done,
      note: isMinded ? noteOtherGuests(now, done.note) : done.note && guestNeeds(now),
    });
    if (!isMinded) mindWhoComes(false);
  }, [sentence, isMinded, guestCount]);
}

function Guests({ sentence, wish }: { sentence: Sentence; wish: Wish }) {
  const { items } = useCart();
  const menu = useMenu();
  const note = useNote();
  useEffect(() => noteGuestNeedsAgain(sentence, doneForThem().note), [sentence]);
  if (!menu || items.length === 0) return null;
  const table = tableOf(
    menu.dishes,
    items.map(({ product, quantity }) => ({ id: product.id, pieces: quantity })),
  );
  // It may be written in the other language.
  const { note: written } = doneForThem();
  const plan = planQuery({ sentence, table, kept: table, banned: [], price: null, swap: null });
  return (
    <TableGuests
      wish={wish}
      menu={menu}
      table={table}
      onSwap={(instead, product, pieces) => {
        removeFromCart(instead);
        addToCart(cartProduct(product), pieces);
      }}
    >
      {sentence.occasion ? null : <p>{reckonedAs[wish.meal]()}</p>}
      <Noted
        needs={written && note.includes(written) ? written : guestNeeds(sentence)}
        note={note}
        onNote={() => {
          const done = doneForThem();
          keepWhoComes(sentence, { ...done, note: noteGuestNeeds(sentence, done.note) });
          announce(m.cart_table_noted());
        }}
      />
      <p className="table-guests-acts">
        <Link to={`/plan?${plan}`} className="font-semibold underline underline-offset-4">
          {m.cart_table_plan()}
        </Link>
        <Button
          variant="quiet"
          className="text-inherit"
          onClick={() => {
            mindWhoComes(false);
            takeOutGuestNeeds();
            announce(m.cart_table_forgotten());
            focusPage();
          }}
        >
          {m.cart_table_forget()}
        </Button>
      </p>
    </TableGuests>
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
