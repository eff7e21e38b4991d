import { Link } from 'react-router';
import { getLocale } from '#locale';
import { m } from '#messages';
import { perHead } from '#rules/plan/per-head.ts';
import { dishCourses } from '#rules/planner/dish.ts';
import { formatMoney } from '#rules/text/format.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { Paper } from '#ui/paper.tsx';
import { courseNames } from '../../../product/course-names.ts';
import { AllInCart } from '../all-in-cart.tsx';
import { amountText } from './amount-text.ts';
import type { LaidProps } from './laid-props.ts';
import { onTable } from './on-table.ts';

/** From so much on it is worth saying that the table would cost less if it were laid anew. */
const worthSaying = 1.03;

/** What the table costs: by course, in all, a head, and beside the budget. */
export function Sums({ menu, settled, wish, isShort }: LaidProps) {
  const { plan, laid } = settled;
  const money = (cents: number) => formatMoney(cents, getLocale());
  const lines = onTable({ menu, settled });
  const deposit = lines.reduce((sum, { line, product }) => sum + product.deposit * line.pieces, 0);
  const head = perHead(laid.price, wish);
  const { budget } = wish;
  return (
    <Paper as="aside" ruled className="plan-sums">
      <h2 className="text-card">{m.plan_your_table()}</h2>
      <table>
        <tbody>
          {dishCourses.map((course) => {
            const own = lines.filter(({ dish }) => dish.course === course);
            const sum = own.reduce((all, { dish, line }) => all + dish.price * line.pieces, 0);
            return own.length > 0 ? (
              <tr key={course}>
                <th scope="row">
                  {courseNames[course]()}{' '}
                  <span className="whitespace-nowrap text-small text-muted">{amountText(course, own)}</span>
                </th>
                <td className="num">{money(sum)}</td>
              </tr>
            ) : null;
          })}
        </tbody>
      </table>
      <p className="plan-sum">
        {m.plan_sum()} <span className="num">{money(laid.price)}</span>
      </p>
      {budget === null ? (
        <p>{m.plan_a_head({ amount: money(head) })}</p>
      ) : (
        <>
          <DoubleLine share={laid.price / (budget * wish.guests)} className="mt-2 mb-1" />
          <p>
            {laid.over > 0
              ? m.plan_over({ head: money(head), over: money(head - budget), budget: money(budget) })
              : m.plan_within({ head: money(head), budget: money(budget), left: money(budget - head) })}
          </p>
        </>
      )}
      {deposit > 0 ? (
        <p className="text-small text-muted">{m.delivery_deposit({ amount: money(deposit) })}</p>
      ) : null}
      {laid.price > laid.anew * worthSaying ? (
        <p className="text-small text-muted">
          {m.plan_anew({ amount: money(laid.anew) })}{' '}
          <button type="submit" name="lay" value="anew" className="button button-quiet">
            {m.plan_lay_anew()}
          </button>
        </p>
      ) : null}
      <div className="plan-ways">
        {isShort ? <AllInCart laid={laid} sentence={plan.sentence} menu={menu} asItIs /> : null}
        <Link to="/plan" className="button button-quiet">
          {m.plan_start_over()}
        </Link>
      </div>
    </Paper>
  );
}
