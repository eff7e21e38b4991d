import { useEffect } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { cartProduct } from '#rules/orders/cart.ts';
import { planQuery } from '#rules/plan/plan.ts';
import { type Sentence, wishOf } from '#rules/plan/sentence.ts';
import { type Wish, wishProblem } from '#rules/planner/wish.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { focusPage } from '../../../page/focus-page.ts';
import { guestNeeds, noteGuestNeeds, noteGuestNeedsAgain, useNote } from '../../../product/guest-needs.ts';
import { Noted } from '../../../product/guests/noted.tsx';
import { TableGuests, tableOf } from '../../../product/guests/table-guests.tsx';
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
  const wish = sentence && wishOf(sentence);
  const isMinded = useIsMinded();
  if (!sentence || !wish || wishProblem(wish) !== null) return null;
  return isMinded ? <Guests sentence={sentence} wish={wish} /> : <Unminded />;
}

function Guests({ sentence, wish }: { sentence: Sentence; wish: Wish }) {
  const { items } = useCart();
  const menu = useMenu();
  const note = useNote();
  useEffect(() => noteGuestNeedsAgain(sentence, doneForThem().note), [sentence]);
  if (!menu || items.length === 0) return null;
  const table = tableOf(
    menu,
    items.map(({ product, quantity }) => ({ id: product.id, pieces: quantity })),
  );
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
      <Noted
        needs={guestNeeds(sentence)}
        note={note}
        onNote={() => {
          const done = doneForThem();
          keepWhoComes(sentence, { ...done, note: noteGuestNeeds(sentence, done.note) });
          announce(m.cart_table_noted());
        }}
      />
      <p className="table-guests-acts">
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
