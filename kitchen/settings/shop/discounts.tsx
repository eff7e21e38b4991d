import { Plus, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { KitchenDiscount, KitchenDiscounts } from '#contract/kitchen/settings/discounts.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { centsOf } from '#rules/money/money.ts';
import { undoTime } from '#rules/orders/stages.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { endDiscount, resumeDiscount } from '../../api/shop-settings.ts';
import { errorWords } from '../../parts/error-words.ts';
import { AddDiscount } from './add-discount.tsx';
import { holdsWords, worthWords } from './discount-words.ts';
import { ResumeDiscount } from './resume-discount.tsx';

/** The codes with what each is worth, how often it was used and whether it holds; a press ends one, ten seconds take that back. */
export function Discounts({ discounts: { discounts, year } }: { discounts: KitchenDiscounts }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [ended, setEnded] = useState<KitchenDiscount | null>(null);
  const [resumed, setResumed] = useState<KitchenDiscount | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setEnded(null), undoTime);
    return () => clearTimeout(timer);
  }, [ended]);

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setProblem('');
    try {
      await work();
      await revalidate();
      return true;
    } catch (error) {
      setProblem(errorWords(error));
      return false;
    }
  }
  async function press(discount: KitchenDiscount) {
    if (discount.isOver) return setResumed(discount);
    if (await send(() => endDiscount(discount.code))) setEnded(discount);
  }
  async function takeBack({ code, until }: KitchenDiscount) {
    if (await send(() => resumeDiscount(code, until))) setEnded(null);
  }
  return (
    <section className="paper" aria-labelledby={id}>
      <div className="discounts-head">
        <h2 id={id}>{m.discounts_title()}</h2>
        <Button variant="side" size="small" aria-label={m.discounts_add()} onClick={() => setAdding(true)}>
          <Plus size={20} />
          {m.discounts_code()}
        </Button>
      </div>
      {discounts.length === 0 ? <p className="muted">{m.discounts_none()}</p> : null}
      <ul className="discounts">
        {discounts.map((discount) => (
          <li key={discount.code}>
            <b>{discount.code}</b>
            <span>{worthWords(discount)}</span>
            <span>
              <span className="num">{discount.uses}</span>{' '}
              {discount.maximumUses === null
                ? m.discounts_times()
                : m.discounts_times_of({ most: discount.maximumUses })}
            </span>
            <span>{holdsWords(discount)}</span>
            <span className="discount-state">
              <button
                type="button"
                role="switch"
                className="switch"
                aria-checked={!discount.isOver}
                aria-label={m.discounts_switch({ code: discount.code })}
                onClick={() => void press(discount)}
              />
              <span aria-hidden="true">{discount.isOver ? m.discounts_rests() : m.discounts_holds()}</span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="discount-ended">
        {ended ? (
          <>
            <span>{m.discounts_ended({ code: ended.code })}</span>
            <Button variant="quiet" onClick={() => void takeBack(ended)}>
              <Undo2 size={20} />
              {m.discounts_undo()}
            </Button>
          </>
        ) : null}
      </div>
      <p className="slip-problem" role="alert">
        {problem}
      </p>
      <p className="muted">
        {m.discounts_year({ given: formatMoney(centsOf(year.given), getLocale()), count: year.orders })}
      </p>
      <AddDiscount open={isAdding} onClose={() => setAdding(false)} />
      <ResumeDiscount discount={resumed} onClose={() => setResumed(null)} />
    </section>
  );
}
