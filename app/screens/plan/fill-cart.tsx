import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { addDays, berlinDay } from '#rules/booking/berlin-time.ts';
import { rangeOfGuests } from '#rules/booking/guest-count.ts';
import { centsOf } from '#rules/money/money.ts';
import { reorder } from '#rules/orders/reorder.ts';
import { readSentence, type Sentence, sentenceParams } from '#rules/plan/sentence.ts';
import type { LaidTable } from '#rules/planner/lay-table.ts';
import { formatMoney } from '#rules/text/format.ts';
import { browserApi } from '../../api/browser.ts';
import { errorText } from '../../api/error-text.ts';
import { askSlots, isTooMuch } from '../../booking/use-slot-states.ts';
import type { OnDemandProps } from '../../loading/use-on-demand.ts';
import { FillDialog } from '../../order/fill-dialog.tsx';
import { useCompany } from '../../page/use-company.ts';
import { noteGuestNeeds } from '../../product/guest-needs.ts';
import { addToCart, currentCart, removeFromCart, setCartGuestCount } from '../../stores/cart.ts';
import { toast } from '../../stores/toasts.ts';
import { doneForThem, keepWhoComes } from '../../stores/who-comes.ts';
import type { PlanMenu } from './menu.ts';

/**
 * Lays all that stands on the table into the cart, at today's prices, and leads there; says what is no longer sold, and when
 * a price is another one. Where there is something in the cart that is not this table as it was, it asks first. What was said
 * as the button was pressed is waited for.
 */
export default function FillCart({
  laid: { table, price },
  sentence,
  menu,
  onClose,
}: OnDemandProps & { laid: LaidTable; sentence: Sentence; menu: PlanMenu }) {
  const [inCart] = useState(() => currentCart().items.reduce((sum, { quantity }) => sum + quantity, 0));
  const [isAsking, setAsking] = useState(() => inCart > 0 && cartText() !== doneForThem().cart);
  const navigate = useNavigate();
  const { phone } = useCompany();

  async function fill(what: 'replace' | 'add') {
    setAsking(false);
    try {
      const quantities = Object.fromEntries(table.map(({ id, pieces }) => [id, pieces]));
      const { items, gone } = reorder(quantities, await browserApi.products());
      if (gone.length > 0) {
        const description = gone.map((id) => menu.products[Number(id)]?.name).join(', ');
        toast({ kind: 'error', title: m.orders_again_gone_title(), description });
      }
      if (items.length === 0) return;
      const now = items.reduce((sum, { product, quantity }) => sum + centsOf(product.price) * quantity, 0);
      if (gone.length === 0 && now !== price) {
        const [before, after] = [price, now].map((cents) => formatMoney(cents, getLocale()));
        const description = m.plan_price_changed({ before: before ?? '', now: after ?? '' });
        toast({ title: m.plan_cart_dearer_title(), description });
      }
      if (what === 'replace') for (const { product } of currentCart().items) removeFromCart(product.id);
      for (const { product, quantity } of items) addToCart(product, quantity);
      rememberGuests(sentence, what === 'replace' ? cartText() : '');
      const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
      const description = m.plan_in_cart({ items: m.cart_items({ count }), count: sentence.guests ?? 0 });
      toast({ title: m.catalogue_added_title(), description });
      void navigate('/cart');
      await warnOfTooMuch(phone);
    } catch (error) {
      const description = errorText(error, m.orders_again_failed());
      toast({ kind: 'error', title: m.orders_again_failed(), description });
    } finally {
      onClose();
    }
  }

  const [isLaid, setLaid] = useState(false);
  const begin = useEffectEvent(() => {
    if (isLaid || !isLaidAsSaid(sentence)) return;
    setLaid(true);
    if (!isAsking) void fill('replace');
  });
  const giveUp = useEffectEvent(() => {
    if (isLaid) return;
    toast({ kind: 'error', title: m.orders_again_failed() });
    onClose();
  });
  useEffect(() => {
    begin();
    const turns = setInterval(() => begin(), 50);
    const end = setTimeout(() => giveUp(), patience);
    return () => {
      clearInterval(turns);
      clearTimeout(end);
    };
  }, []);
  return (
    <FillDialog
      open={isAsking && isLaid}
      onClose={() => isAsking && onClose()}
      onChoose={fill}
      question={m.plan_cart_question({ items: m.cart_items({ count: inCart }), count: inCart })}
    />
  );
}

/** Days from now that are asked whether a table is too much: three weekdays, of which hardly all are closed. */
const daysAsked = [12, 14, 16];

/** A table can be more than the kitchens make at once on any day: better known now than when a time is chosen. */
async function warnOfTooMuch(phone: string): Promise<void> {
  const asked = daysAsked.map((days) =>
    askSlots(addDays(berlinDay(Date.now()), days), currentCart(), 'DELIVERY'),
  );
  const told = await Promise.all(asked).catch(() => []);
  const open = told.filter((states) => [...states.values()].some(({ state }) => state !== 'CLOSED'));
  if (open.length === 0 || !open.every(isTooMuch)) return;
  toast({ kind: 'error', title: m.plan_too_much(), description: m.plan_too_much_text({ phone }) });
}

/** Milliseconds that a table may take to be laid anew for what was said last. */
const patience = 15_000;

/** Whether the table is that of all that the form says: a number that was typed last counts a moment later. */
function isLaidAsSaid(sentence: Sentence): boolean {
  const form = document.querySelector<HTMLFormElement>('form.plan-form');
  if (!form) return true;
  const said = readSentence(new FormData(form));
  const typed = [...form.querySelectorAll<HTMLInputElement>('input[pattern]')];
  return (
    textOf(said) === textOf(sentence) &&
    typed.every(({ value, defaultValue }) => Number(value) === Number(defaultValue))
  );
}

const textOf = (sentence: Sentence) => new URLSearchParams(sentenceParams(sentence)).toString();

/** What this browser keeps of who comes: the cart minds their diets and allergies, and the note of the order names them. */
function rememberGuests(sentence: Sentence, cart: string): void {
  if (sentence.guests !== null) setCartGuestCount(rangeOfGuests(sentence.guests));
  const note = noteGuestNeeds(sentence, doneForThem().note);
  keepWhoComes(sentence, { note, cart });
}

/** What is in the cart, the same for the same. */
const cartText = () =>
  currentCart()
    .items.map(({ product, quantity }) => `${product.id}x${quantity}`)
    .toSorted()
    .join('.');
