import { redirect, useSearchParams } from 'react-router';
import type { ProductionTotal } from '#contract/kitchen/day/production.ts';
import { m } from '#kitchen-messages';
import { berlinDay, isDay } from '#rules/booking/berlin-time.ts';
import { getProduction } from '../api/production.ts';
import type { Kitchen } from '../api/sellers.ts';
import { lastWorkChanges } from '../api/work-changes.ts';
import { askedAtOf } from '../live/asked-at.ts';
import { lastKnown } from '../live/last-known.ts';
import { useLive } from '../live/live-store.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { PrintedContext, usePrint } from '../paper/use-print.tsx';
import { longDay } from '../parts/words.ts';
import { useShownPresses } from '../presses/use-shown-presses.ts';
import { useKitchens } from '../shell/use-signed-in.ts';
import { withSeen } from '../work-changes/see-change.ts';
import { WorkChanges } from '../work-changes/work-changes.tsx';
import type { Route } from './+types/route';
import { KitchenTabs } from './kitchen-tabs.tsx';
import { matrixOf, withTicks } from './matrix-of.ts';
import { MatrixTable } from './matrix-table.tsx';
import { NothingToMake } from './nothing-to-make.tsx';
import { ProductionSheets } from './production-sheets.tsx';
import { ProofLine } from './proof-line.tsx';
import { useSettled } from './use-settled.ts';

/** What the kitchens have to make for a day. */
export async function clientLoader({ params }: { params: { day?: string } }) {
  const today = berlinDay(Date.now());
  const day = params.day ?? today;
  if (!isDay(day)) throw redirect('/production');
  const [production, workChanges] = await Promise.all([
    lastKnown(`production ${day}`, () => getProduction(day)),
    lastWorkChanges(day),
  ]);
  const askedAt = Math.min(askedAtOf(production), askedAtOf(workChanges));
  return { production, workChanges, today, askedAt };
}

export const shouldRevalidate = whenAskedAnew;

export default function ProductionScreen({ loaderData }: Route.ComponentProps) {
  const { production, workChanges, today, askedAt } = loaderData;
  const presses = useShownPresses(askedAt);
  const totals = withTicks(production.totals, presses);
  const isConnected = useLive((live) => live.isConnected);
  const kitchens = useKitchensOf(totals);
  const wanted = Number(useSearchParams()[0].get('seller'));
  const kitchen = kitchens.find(({ id }) => id === wanted) ?? kitchens[0];
  const own = totals.filter((total) => kitchenOf(total, kitchens) === kitchen?.id);
  const { day } = production;
  const finished = own.filter(({ left }) => left === 0).map(({ productId }) => productId);
  const matrix = matrixOf(own, useSettled(`${day} ${kitchen?.id}`, finished));
  const scope = kitchen && kitchen.id > 0 ? { sellerId: kitchen.id } : {};
  const { printed, printNow } = usePrint({ kind: 'PRODUCTION', day, scope });
  return (
    <div className={`prod of-kitchen-${kitchen?.color ?? 3} ${isConnected ? '' : 'off'}`}>
      <title>{`${m.production_title()} ${longDay(day)} · ${m.shell_kitchen()}`}</title>
      <KitchenTabs
        day={day}
        today={today}
        kitchens={kitchens.map((each) => ({
          ...each,
          ...matrixOf(totals.filter((total) => kitchenOf(total, kitchens) === each.id)),
        }))}
        shown={kitchen?.id}
        onPrint={printNow}
      />
      <WorkChanges
        key={`${day} ${kitchen?.id}`}
        all={withSeen(workChanges, presses).filter((change) => kitchenOf(change, kitchens) === kitchen?.id)}
      />
      <main id="main" tabIndex={-1} className="prod-room">
        {own.length === 0 ? (
          <NothingToMake day={day} />
        ) : (
          <MatrixTable matrix={matrix} isToday={day === today} cares={production.cares} />
        )}
        <ProofLine production={{ ...production, totals: [...totals] }} />
      </main>
      <PrintedContext value={printed}>
        {kitchen ? (
          <ProductionSheets production={production} matrix={matrixOf(own)} kitchen={kitchen.name} />
        ) : null}
      </PrintedContext>
    </div>
  );
}

/** The kitchens, and one more for products that belong to none of them. */
function useKitchensOf(totals: readonly ProductionTotal[]): readonly Kitchen[] {
  const kitchens = useKitchens();
  const hasOthers = totals.some(({ sellerId }) => !kitchens.some(({ id }) => id === sellerId));
  const name = m.production_others();
  return hasOthers ? [...kitchens, { id: 0, name, short: name, color: 3 }] : kitchens;
}

const kitchenOf = ({ sellerId }: Pick<ProductionTotal, 'sellerId'>, kitchens: readonly Kitchen[]) =>
  kitchens.find(({ id }) => id === sellerId)?.id ?? 0;
