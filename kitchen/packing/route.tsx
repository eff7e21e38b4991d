import { useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { berlinDay, type Day, isDay } from '#rules/booking/berlin-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { getPacking } from '../api/production.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { PrintedContext, usePrint } from '../paper/use-print.tsx';
import { longDay } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import type { Route } from './+types/route';
import { firstToPack } from './next-to-pack.ts';
import { OrderList } from './order-list.tsx';
import { PackingSheets } from './packing-sheets.tsx';
import { PackingTable } from './packing-table.tsx';
import { type ShownList, withTicks } from './with-ticks.ts';
import { withUnpacked } from './with-unpacked.ts';

/** What has to be packed for a day. */
export async function clientLoader({ params }: { params: { day?: string } }) {
  const today = berlinDay(Date.now());
  const day = params.day ?? today;
  if (!isDay(day)) throw redirect('/packing');
  const packing = await lastKnown(`packing ${day}`, () => getPacking(day));
  return { packing, today, askedAt: askedAtOf(packing) };
}

export const shouldRevalidate = whenAskedAnew;

export default function PackingScreen({ loaderData: { packing, today, askedAt } }: Route.ComponentProps) {
  const { day } = packing;
  const { printed, printNow } = usePrint({ kind: 'PACKING', day, scope: {} });
  const presses = useShownPresses(askedAt);
  const lists = withTicks(packing.orders, presses);
  const putAway = withUnpacked(packing.putAway, presses);
  const wanted = useSearchParams()[0].get('order');
  const chosen = lists.find(({ publicProductOrderId }) => publicProductOrderId === wanted);
  const isGone = wanted !== null && !chosen;
  const first = useShownList(day, lists, chosen);
  const shown = isGone ? undefined : first;
  return (
    <div className={wanted === null ? 'pk' : 'pk pk-chosen'}>
      <title>{`${m.packing_title()} ${longDay(day)} · ${m.shell_kitchen()}`}</title>
      <DoubleLine className="pk-edge" />
      <OrderList day={day} today={today} lists={lists} putAway={putAway} shown={shown} onPrint={printNow} />
      <main id="main" tabIndex={-1}>
        {isGone ? (
          <GoneFromHere order={wanted} day={day} />
        ) : shown ? (
          <PackingTable key={shown.publicProductOrderId} list={shown} lists={lists} day={day} />
        ) : (
          <div className="nothing">
            <h2>{m.packing_nothing()}</h2>
            <p>{m.packing_nothing_hint({ day: longDay(day) })}</p>
            <p>
              <ButtonLink variant="side" to={`/day/${day}`}>
                {m.production_to_day()}
              </ButtonLink>
            </p>
          </div>
        )}
      </main>
      <PrintedContext value={printed}>
        <PackingSheets day={day} lists={lists} putAway={putAway} />
      </PrintedContext>
    </div>
  );
}

/** Says of an order to which an address leads that it is not of this day any more. */
function GoneFromHere({ order, day }: { order: string; day: Day }) {
  return (
    <div className="nothing">
      <h2>{m.packing_gone_from_here()}</h2>
      <p>{m.packing_gone_from_here_hint()}</p>
      <p>
        <ButtonLink variant="side" to={`/order/${order}`}>
          {m.packing_gone_from_here_way()}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink variant="quiet" to={`/packing/${day}`}>
          {m.packing_all_orders()}
        </ButtonLink>
      </p>
    </div>
  );
}

/**
 * The list that is packed. At a desk there is room for one beside the others before one is chosen: the first that
 * something is missing of, which stays there when its last tick is set.
 */
function useShownList(
  day: Day,
  lists: readonly ShownList[],
  chosen: ShownList | undefined,
): ShownList | undefined {
  const [kept, setKept] = useState<{ day: Day; id: string | undefined }>({ day: '', id: undefined });
  const still = lists.find(({ publicProductOrderId: id }) => kept.day === day && id === kept.id);
  const shown = chosen ?? still ?? firstToPack(lists);
  const id = shown?.publicProductOrderId;
  if (kept.day !== day || kept.id !== id) setKept({ day, id });
  return shown;
}
