import { useRef, useState } from 'react';
import type { BookingSettingsChange } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import {
  changeBookingSettings,
  changeWeekPlan,
  getBookingSettings,
  getPlacedOrders,
  getWeekPlan,
} from '../../api/capacity.ts';
import { lastKnown } from '../../live/last-known.ts';
import { UnsavedDialog } from '../../parts/unsaved-dialog.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { Wall } from '../../parts/wall.tsx';
import { LoadTabs } from '../load-tabs.tsx';
import { SaveLine } from '../save-line.tsx';
import type { Route } from './+types/route';
import { FieldEditor } from './field-editor.tsx';
import { LeadTime } from './lead-time.tsx';
import { OrderLimits } from './order-limits.tsx';
import { outsideHours } from './outside-hours.ts';
import { OutsideList } from './outside-list.tsx';
import type { Limits } from './plan.ts';
import { type Field, PlanTable } from './plan-table.tsx';
import { areStepsRight } from './steps.ts';

/** The plan of the week, opening hours, lead time, the least order, and what has been ordered already. */
export async function clientLoader() {
  const today = berlinDay(Date.now());
  const [plan, settings, placed] = await Promise.all([
    lastKnown('week plan', getWeekPlan),
    lastKnown('booking settings', getBookingSettings),
    lastKnown(`placed orders ${today}`, () => getPlacedOrders(today)),
  ]);
  return { plan, settings, placed };
}

/** What was changed and is not saved yet; each from the state that was seen first. */
interface Drafts {
  readonly plan: { readonly version: string; readonly limits: Limits } | null;
  readonly settings: BookingSettingsChange | null;
  /** What was typed as the least order is no amount. */
  readonly isMinimumWrong: boolean;
}

const nothing: Drafts = { plan: null, settings: null, isMinimumWrong: false };

/** A week as the kitchens plan it: portions by band, hours of each weekday, how early to order, the least order. */
export default function WeekScreen({ loaderData: { plan, settings: saved, placed } }: Route.ComponentProps) {
  const [drafts, setDrafts] = useState(nothing);
  const [field, setField] = useState<Field>({ weekday: 1, row: 1 });
  const editor = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const saving = useSaving();
  const limits = drafts.plan?.limits ?? plan.limits;
  const settings = { ...saved, ...drafts.settings };
  const isChanged = drafts.plan !== null || drafts.settings !== null || drafts.isMinimumWrong;

  const setLimits = (next: Limits) =>
    setDrafts({ ...drafts, plan: { version: drafts.plan?.version ?? plan.version, limits: next } });
  const change = (what: Omit<BookingSettingsChange, 'version'>) =>
    setDrafts({ ...drafts, settings: { version: saved.version, ...drafts.settings, ...what } });

  const setMinimum = (euro: number | null) =>
    euro === null
      ? setDrafts({ ...drafts, isMinimumWrong: true })
      : setDrafts({
          ...drafts,
          settings: { version: saved.version, ...drafts.settings, minimumOrder: euro },
          isMinimumWrong: false,
        });

  async function save() {
    if (drafts.isMinimumWrong) {
      main.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return saving.setProblem(m.load_wrong_field({ fields: m.week_minimum() }));
    }
    if (!areStepsRight(settings.leadSteps)) return saving.setProblem(m.week_lead_wrong());
    const { plan: draft, settings: changed } = drafts;
    if (draft) {
      if (!(await saving.save(() => changeWeekPlan(draft)))) return;
      setDrafts((now) => ({ ...now, plan: null }));
    }
    if (changed && (await saving.save(() => changeBookingSettings(changed)))) setDrafts(nothing);
  }
  return (
    <>
      <title>{`${m.load_week()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.load_week()}
        about={m.week_about()}
        action={
          <Button busy={saving.isBusy} aria-disabled={!isChanged} onClick={() => isChanged && void save()}>
            {m.load_save()}
          </Button>
        }
      />
      <UnsavedDialog isUnsaved={isChanged} about={m.load_week()} />
      <LoadTabs view="week" />
      <main ref={main} id="main" className="desk load-week" tabIndex={-1}>
        <div>
          <SaveLine saving={saving} onLookAgain={() => setDrafts(nothing)} />
          <OutsideList orders={outsideHours(placed, settings.hours)} />
          <div className="week-plan-frame">
            <PlanTable
              limits={limits}
              hours={settings.hours}
              field={field}
              onField={setField}
              onEnter={() => editor.current?.querySelector('input')?.focus()}
            />
          </div>
          <FieldEditor
            ref={editor}
            field={field}
            limits={limits}
            hours={settings.hours}
            onLimits={setLimits}
            onHours={(hours) => change({ hours })}
          />
        </div>
        <div>
          <LeadTime
            leadHours={settings.leadHours}
            leadSteps={settings.leadSteps}
            onChange={(what) => change(what)}
          />
          <OrderLimits
            key={saved.version}
            limits={limits}
            minimumOrder={settings.minimumOrder}
            onLimits={setLimits}
            onMinimum={setMinimum}
          />
        </div>
      </main>
    </>
  );
}
