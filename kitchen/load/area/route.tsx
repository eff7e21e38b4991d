import { useEffect, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { changeBookingSettings, getBookingSettings } from '../../api/capacity.ts';
import { lastKnown } from '../../live/last-known.ts';
import { UnsavedDialog } from '../../parts/unsaved-dialog.tsx';
import { useSaving } from '../../parts/use-saving.ts';
import { Wall } from '../../parts/wall.tsx';
import { listed } from '../../parts/words.ts';
import { LoadTabs } from '../load-tabs.tsx';
import { SaveLine } from '../save-line.tsx';
import type { Route } from './+types/route';
import { postcodesProblem, typedPostcodes } from './postcodes.ts';
import { TryPostcode } from './try-postcode.tsx';
import { writtenZone, type ZoneDraft, type ZoneField, zoneWrong } from './typed-zone.ts';
import { type Opened, ZoneTable } from './zone-table.tsx';

/** Where the shop delivers and what that costs where. */
export async function clientLoader() {
  return { saved: await lastKnown('booking settings', getBookingSettings) };
}

/** What was changed and is not saved yet, as it was typed. */
interface Draft {
  /** Of the settings as they were seen first. */
  readonly version: string;
  readonly zones?: readonly ZoneDraft[];
  /** Where the shop delivers. */
  readonly area?: string;
}

const noneOpen: Opened = { index: null, isAsked: false };

/** The delivery area: zones with fee and least order, and beside them a postcode tried in the words of a customer. */
export default function AreaScreen({ loaderData: { saved } }: Route.ComponentProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [opened, setOpened] = useState(noneOpen);
  const main = useRef<HTMLElement>(null);
  const saving = useSaving();
  const zones = draft?.zones ?? saved.zones.map(writtenZone);
  const area = draft?.area ?? saved.postcodes.join(', ');
  const { postcodes } = typedPostcodes(area);
  const areaProblem = postcodesProblem(area);
  const change = (what: Omit<Draft, 'version'>) => setDraft({ version: saved.version, ...draft, ...what });
  useEffect(() => {
    if (opened.isAsked) main.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [opened]);

  function leave() {
    setDraft(null);
    setOpened(noneOpen);
  }
  async function save() {
    if (!draft) return;
    const index = zones.findIndex((_, at) => Object.keys(zoneWrong(zones, at)).length > 0);
    if (index >= 0 || areaProblem) {
      const fields = index < 0 ? m.area_delivery_to() : wrongWords(zones, index);
      setOpened({ index: index < 0 ? opened.index : index, isAsked: true });
      saving.forget();
      return saving.setProblem(m.load_wrong_field({ fields }));
    }
    const changed = {
      version: draft.version,
      ...(draft.zones && { zones: draft.zones.map(({ zone }) => zone) }),
      ...(draft.area !== undefined && { postcodes }),
    };
    if (await saving.save(() => changeBookingSettings(changed))) leave();
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
      <main ref={main} id="main" className="desk load-area" tabIndex={-1}>
        <div>
          <SaveLine saving={saving} onLookAgain={leave} />
          <ZoneTable
            zones={zones}
            postcodes={postcodes}
            opened={opened}
            onOpen={setOpened}
            onChange={(next) => change({ zones: next })}
          />
          <section className="paper load-day" aria-labelledby="delivers-to">
            <h2 id="delivers-to">{m.area_delivery_to()}</h2>
            <TextArea
              label={m.area_postcodes()}
              hint={m.area_delivery_to_hint()}
              rows={4}
              error={areaProblem}
              value={area}
              onChange={({ target }) => change({ area: target.value })}
            />
          </section>
        </div>
        <TryPostcode settings={{ ...saved, postcodes, zones: zones.map(({ zone }) => zone) }} />
      </main>
    </>
  );
}

const fieldWords: { readonly [Field in ZoneField]: () => string } = {
  name: m.area_name,
  postcodes: m.area_postcodes,
  fee: m.area_fee,
  minimum: m.area_minimum_in_euro,
};

/** A zone and its fields that keep it from being saved. */
function wrongWords(zones: readonly ZoneDraft[], index: number): string {
  const fields = Object.keys(zoneWrong(zones, index)).map((field) => fieldWords[field as ZoneField]());
  return m.area_wrong_of({ name: zones[index]?.typed.name || m.area_new(), fields: listed(fields) });
}
