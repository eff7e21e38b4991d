import clsx from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { fedBy } from '#rules/plan/fed.ts';
import { linesText, type Plan, sentenceSign } from '#rules/plan/plan.ts';
import { wishOfTable } from '#rules/plan/sentence.ts';
import { offText } from '#rules/plan/taken-off.ts';
import { formatMoney } from '#rules/text/format.ts';
import { later } from '../../loading/later.tsx';
import { announce } from '../../stores/announcements.ts';
import { Ask } from './ask.tsx';
import { PlanBar } from './bar.tsx';
import { Empty } from './empty.tsx';
import type { PlanData } from './load-plan.ts';
import { nameOf } from './name-of.ts';
import { Spell } from './spell.tsx';
import { Laid } from './table/laid.tsx';
import { useLaying } from './table/use-laying.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useSaying } from './use-saying.ts';
import { loadSwap, useSettled } from './use-settled.ts';

const Swap = later(loadSwap);

/** The whole page is one form: what is pressed in it is sent with the sentence and with all that was laid. */
export function PlanPage({ menu, settled: first }: Extract<PlanData, { state: 'found' }>) {
  const settled = useSettled(menu, first);
  const { plan, laid, query } = settled;
  const form = useRef<HTMLFormElement>(null);
  const press = useSaying(form, settled);
  useFocusKept(form);

  const wish = laid && wishOfTable(plan.sentence);
  const fed = laid && wish && fedBy(menu.dishes, laid.table, wish);
  const isShort = laid !== null && (laid.short.length > 0 || settled.gone.length > 0);
  const lacksCourse = laid?.gaps.some(({ who, has }) => who === null && has === 0);
  const done = laid?.over ? m.plan_done_over() : lacksCourse ? m.plan_done_gaps() : m.plan_done();
  const isMissing = settled.gone.length > 0 || laid?.short.some(({ needs }) => needs > 0);
  const short = isMissing ? m.plan_missing() : m.plan_unfit();
  const title = isShort ? short : laid ? done : m.plan_say_who();
  const told =
    laid && fed && m.plan_said({ title, count: fed.enough, amount: formatMoney(laid.price, getLocale()) });
  useTold(query, told, plan.off ? m.cart_removed({ name: nameOf(plan.off.id, menu) }) : '');
  const isMoving = useLaying(laid !== null);

  return (
    <form
      ref={form}
      method="get"
      action="/plan"
      onSubmit={press}
      noValidate
      aria-label={m.plan_title()}
      className={clsx('plan-form', isMoving && 'plan-laying')}
    >
      {/* What Enter in a field presses: else it would be the first dish on the table. */}
      {laid ? <button type="submit" hidden /> : null}
      <Hidden plan={plan} />
      <div className="wall">
        <div className="gutter plan-say">
          <h1>{title}</h1>
          <Spell sentence={plan.sentence} isLaid={laid !== null} />
        </div>
      </div>
      {laid && wish && fed ? (
        <Laid menu={menu} settled={{ ...settled, laid }} wish={wish} fed={fed} isShort={isShort} />
      ) : (
        <Empty examples={menu.examples}>
          <Ask {...settled} />
        </Empty>
      )}
      {laid && wish && plan.swap !== null ? (
        <Swap key={plan.swap} menu={menu} settled={settled} wish={wish} id={plan.swap} />
      ) : null}
      <PlanBar settled={settled} enough={fed?.enough ?? 0} isShort={isShort} menu={menu} />
    </form>
  );
}

/** Says the result of every change, once and politely, after what it took off; what the page came with is read as the page. */
function useTold(query: string, text: string | null, off: string): void {
  const before = useRef({ query, text, off });
  useEffect(() => {
    const { text: said, query: at, off: wasOff } = before.current;
    before.current = { query, text, off };
    const isOff = off !== '' && off !== wasOff;
    if (at !== query && text && (isOff || text !== said)) announce(isOff ? `${off} ${text}` : text);
  }, [query, text, off]);
}

/** What the form sends along: without it the table would be laid from the beginning. */
function Hidden({ plan }: { plan: Plan }) {
  const { table, kept, banned, off, price, sentence } = plan;
  const values = {
    table: linesText(table),
    kept: linesText(kept),
    banned: banned.join('.'),
    off: off ? offText(off) : '',
    price: price === null ? '' : String(price),
    for: table.length > 0 ? sentenceSign(sentence) : '',
  };
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
