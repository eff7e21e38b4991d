import { useState } from 'react';
import type { BookingSettingsChange } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { changeBookingSettings, getBookingSettings } from '../../api/capacity.ts';
import { lastKnown } from '../../live/last-known.ts';
import { UnsavedDialog } from '../../parts/unsaved-dialog.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { Wall } from '../../parts/wall.tsx';
import { LoadTabs } from '../load-tabs.tsx';
import { SaveLine } from '../save-line.tsx';
import type { Route } from './+types/route';
import { PostcodesField } from './postcodes-field.tsx';
import { TryPostcode } from './try-postcode.tsx';
import { ZoneTable } from './zone-table.tsx';
import { zonesProblem } from './zones-problem.ts';

/** Where the shop delivers and what that costs where. */
export async function clientLoader() {
  return { saved: await lastKnown('booking settings', getBookingSettings) };
}

/** The delivery area: zones with fee and least order, and beside them a postcode tried in the words of a customer. */
export default function AreaScreen({ loaderData: { saved } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<BookingSettingsChange | null>(null);
  const saving = useSaving();
  const settings = { ...saved, ...draft };
  const { zones, postcodes } = settings;
  const change = (what: Omit<BookingSettingsChange, 'version'>) =>
    setDraft({ version: saved.version, ...draft, ...what });

  async function save() {
    if (!draft) return;
    const problem = zonesProblem(zones);
    if (problem) return saving.setProblem(problem);
    if (await saving.save(() => changeBookingSettings(draft))) setDraft(null);
  }
  return (
    <>
      <title>{`${m.load_area()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.load_area()}
        about={m.area_about({
          zones: m.area_zones({ count: zones.length }),
          postcodes:
            postcodes.length > 0 ? m.area_postcode_count({ count: postcodes.length }) : m.area_everywhere(),
        })}
        action={
          <Button busy={saving.isBusy} aria-disabled={!draft} onClick={() => void save()}>
            {m.load_save()}
          </Button>
        }
      />
      <UnsavedDialog isUnsaved={draft !== null} about={m.load_area()} />
      <LoadTabs view="area" hasLegend={false} />
      <main id="main" className="desk load-area" tabIndex={-1}>
        <div>
          <SaveLine saving={saving} onLookAgain={() => setDraft(null)} />
          <ZoneTable zones={zones} postcodes={postcodes} onChange={(next) => change({ zones: next })} />
          <section className="paper load-day" aria-labelledby="delivers-to">
            <h2 id="delivers-to">{m.area_delivery_to()}</h2>
            <PostcodesField
              label={m.area_postcodes()}
              hint={m.area_delivery_to_hint()}
              value={postcodes}
              onChange={(next) => change({ postcodes: next })}
            />
          </section>
        </div>
        <TryPostcode settings={settings} />
      </main>
    </>
  );
}
