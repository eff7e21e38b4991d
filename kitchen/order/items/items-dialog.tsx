import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { getMenu } from '../../api/telephone-orders.ts';
import { isTyping } from '../../parts/is-typing.ts';
import type { Act } from '../acts.tsx';
import { ChangeCosts, sumWords } from '../change/change-costs.tsx';
import { ChangeEffects } from '../change/change-effects.tsx';
import { ChangeFrame } from '../change/change-frame.tsx';
import { refusalOf } from '../change/refusal.ts';
import { Refused } from '../change/refused.tsx';
import { useChange } from '../change/use-change.ts';
import { money as euro, whenText } from '../order-words.ts';
import type { ShownDetails } from '../shown-order.ts';
import { FeeKept } from './fee-kept.tsx';
import { ItemList } from './item-list.tsx';
import { useGoodwill } from './use-goodwill.ts';
import { useWish } from './use-wish.ts';

/**
 * Changes what an order is made of. What that costs and what it means to the kitchens is said first; the button names it.
 * Closed, it keeps what was wished.
 */
export function ItemsDialog({
  order,
  onAct,
  onClose,
}: {
  order: ShownDetails;
  onAct: (act: Act) => void;
  onClose: () => void;
}) {
  const menu = useMenu();
  const { isAny, isMoved, fromBefore, change: wish, ...wished } = useWish(order, menu ?? []);
  const { rows } = wished;
  const goodwill = useGoodwill(order, wished);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  /** What stands in the field that finds dishes, and of which none was chosen. */
  const [typed, setTyped] = useState('');
  const forget = () => {
    wished.forget();
    goodwill.setReason(null);
  };
  const change = useChange(order, goodwill.body, forget);
  const list = useRef<HTMLDivElement>(null);
  const toFind = () => list.current?.querySelector<HTMLElement>('[data-jump]')?.focus();
  useFindKey(toFind);
  const { quote, isAsking } = change;
  goodwill.heard(quote);
  const refusal = refusalOf(change.error);
  const set: typeof wish = (next) => {
    change.say('');
    wish(next);
  };
  const difference = quote?.difference ?? 0;
  function press() {
    if (typed.trim()) {
      change.say(m.items_unchosen({ typed: typed.trim() }));
      return toFind();
    }
    const reason = goodwill.isWaived ? goodwill.reason.trim() : '';
    if (goodwill.isWaived && reason === '') {
      change.say(m.cancel_reason_missing());
      return reasonField.current?.focus();
    }
    void change.press(isAny ? refusal.text || m.items_asking() : m.items_nothing_yet(), reason);
  }
  return (
    <ChangeFrame
      order={order}
      change={change}
      title={m.items_title()}
      className="items-dialog"
      icon={<Pencil size={22} />}
      onPress={press}
      onForget={forget}
      onClose={onClose}
      costs={
        <>
          <div aria-busy={isAsking}>
            {quote ? <ChangeCosts order={order} quote={quote} /> : null}
            {!isAny ? <p className="muted">{m.items_nothing()}</p> : null}
            {isAny && isAsking ? <p className="muted">{m.items_asking()}</p> : null}
            <Refused
              refusal={refusal}
              order={order}
              onWhen={(when) => set((now) => ({ ...now, when }))}
              onCancel={() => onAct('cancel')}
            />
          </div>
          <FeeKept
            goodwill={goodwill}
            reasonField={reasonField}
            onChange={(kept) => set((now) => ({ ...now, kept }))}
          />
          {quote ? <ChangeEffects order={order} quote={quote} /> : null}
          <p role="status" className="sr-only">
            {quote ? `${sumWords(order, difference)}: ${euro(Math.abs(difference))}` : ''}
          </p>
        </>
      }
    >
      <div ref={list}>
        {isMoved ? (
          <p className="alert alert-note items-note" role="status">
            {m.items_meanwhile()}
          </p>
        ) : null}
        {fromBefore && isAny ? (
          <p className="alert alert-note items-note">
            <span>
              {fromBefore.at ? <b>{m.items_draft_of({ when: whenText(fromBefore.at) })}</b> : null}{' '}
              {m.items_from_before()}
            </span>
            <Button variant="quiet" size="small" onClick={forget}>
              {m.items_forget()}
            </Button>
          </p>
        ) : null}
        <ItemList
          order={order}
          menu={menu}
          rows={rows}
          starts={quote?.effects.starts ?? []}
          wrong={refusal.dishes}
          typed={typed}
          onType={(text) => {
            change.say('');
            setTyped(text);
          }}
          onWish={set}
        />
      </div>
    </ChangeFrame>
  );
}

/** What can be ordered; null until that is known. */
function useMenu(): readonly MenuItem[] | null {
  const [menu, setMenu] = useState<readonly MenuItem[] | null>(null);
  useEffect(() => {
    // Without it what is there can be changed all the same.
    getMenu().then(setMenu, () => undefined);
  }, []);
  return menu;
}

/** `/` goes to the field that finds a dish, as it goes to the search elsewhere. */
function useFindKey(toFind: () => void) {
  const latest = useRef(toFind);
  latest.current = toFind;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
