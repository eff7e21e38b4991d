import { getLocale } from '#locale';
import { m } from '#messages';
import { perHead } from '#rules/plan/per-head.ts';
import { missingIn } from '#rules/plan/sentence.ts';
import type { Settled } from '#rules/plan/settle.ts';
import { formatMoney } from '#rules/text/format.ts';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { useFootBar } from '../../stores/foot.ts';
import { AllInCart } from './all-in-cart.tsx';
import type { PlanMenu } from './menu.ts';

/** The front of the table: what it costs, and the one thing to press. */
export function PlanBar({
  settled: { plan, laid, isLaying },
  enough,
  isShort,
  menu,
}: {
  settled: Settled & { isLaying: boolean };
  enough: number;
  isShort: boolean;
  menu: PlanMenu;
}) {
  useFootBar();
  const { sentence } = plan;
  const open = missingIn(sentence).length;
  const guests = sentence.guests ?? 0;
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <div className="bar plan-bar">
      <DoubleLine />
      <div className="bar-front">
        <div className="gutter bar-row">
          <div className="min-w-0">
            <p className="num plan-bar-total">{laid ? money(laid.price) : m.plan_empty()}</p>
            <p className="bar-note">
              {laid
                ? enough < guests
                  ? m.plan_enough_of({ count: enough, guests })
                  : m.plan_a_head({ amount: money(perHead(laid.price, { ...sentence, guests })) })
                : isLaying
                  ? '…'
                  : open > 0
                    ? m.plan_open_blanks({ count: open })
                    : m.plan_open_none()}
            </p>
          </div>
          {laid && !isShort ? (
            <AllInCart laid={laid} sentence={sentence} menu={menu} />
          ) : (
            <Button type="submit" name="lay" value="1">
              {laid ? m.plan_rest() : m.plan_lay()}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
