import { Pencil } from 'lucide-react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { euroWords } from './euro-words.ts';
import { inShort, ringAndOutside } from './postcodes.ts';
import { typedInto, writtenZone, type ZoneDraft, zoneWrong } from './typed-zone.ts';
import { ZoneForm } from './zone-form.tsx';

/** Which zone is open, and whether somebody wanted to be done with it. */
export interface Opened {
  readonly index: number | null;
  readonly isAsked: boolean;
}

/** The zones in turn, each with what bringing costs there and the least order; one of them open to be changed. */
export function ZoneTable({
  zones,
  postcodes,
  opened: { index: opened, isAsked },
  onOpen,
  onChange,
}: {
  zones: readonly ZoneDraft[];
  /** Where the shop delivers; none for everywhere. */
  postcodes: readonly string[];
  opened: Opened;
  onOpen: (opened: Opened) => void;
  onChange: (zones: readonly ZoneDraft[]) => void;
}) {
  const open = (index: number | null) => onOpen({ index, isAsked: false });

  function add() {
    onChange([...zones, writtenZone({ name: m.area_new(), postcodes: [], fee: 0, minimum: 0 })]);
    open(zones.length);
  }
  function takeSample() {
    const { ring, outside } = ringAndOutside(postcodes);
    const sample = [
      { name: m.area_ring(), postcodes: ring, fee: 0, minimum: 0 },
      { name: m.area_outside(), postcodes: outside, fee: 25, minimum: 0 },
    ];
    onChange(sample.filter((zone) => zone.postcodes.length > 0).map(writtenZone));
  }
  /** Closes a zone that is right; one that is not stays open and says why. */
  function close(index: number) {
    if (isRight(index)) open(null);
    else onOpen({ index, isAsked: true });
  }
  const isRight = (index: number) => Object.keys(zoneWrong(zones, index)).length === 0;
  return (
    <section className="paper load-day zone-list" aria-label={m.load_area()}>
      {zones.length === 0 ? <p>{m.area_no_zones()}</p> : null}
      <ul>
        {zones.map(({ zone, typed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no name but its place
          <li key={index}>
            <span className="zone-plate">{index + 1}</span>
            <span>
              <b>{zone.name}</b>
              {opened === index || isRight(index) ? (
                <small>{inShort(zone.postcodes)}</small>
              ) : (
                <small className="zone-wrong">{m.area_is_wrong()}</small>
              )}
            </span>
            <span>
              <small>{m.area_fee()}</small>
              <span className="num">{euroWords(zone.fee)}</span>
            </span>
            <span>
              <small>{m.area_from()}</small>
              <span className="num">{zone.minimum > 0 ? euroWords(zone.minimum) : '–'}</span>
            </span>
            <IconButton
              label={m.area_change_zone({ name: zone.name })}
              aria-expanded={opened === index}
              onClick={() => (opened === index ? close(index) : open(index))}
            >
              <Pencil size={22} />
            </IconButton>
            {opened === index ? (
              <ZoneForm
                draft={{ zone, typed }}
                wrong={zoneWrong(zones, index)}
                isAsked={isAsked}
                area={postcodes}
                isFirst={index === 0}
                onType={(field, text) =>
                  onChange(zones.map((each, at) => (at === index ? typedInto(each, field, text) : each)))
                }
                onUp={() => {
                  onChange(zones.toSpliced(index, 1).toSpliced(index - 1, 0, { zone, typed }));
                  onOpen({ index: index - 1, isAsked });
                }}
                onRemove={() => {
                  onChange(zones.toSpliced(index, 1));
                  open(null);
                }}
                onDone={() => close(index)}
              />
            ) : null}
          </li>
        ))}
        <li className="zone-rest">
          <span className="zone-plate">–</span>
          <span>
            <b>{m.area_rest()}</b>
            <small>{m.area_rest_hint()}</small>
          </span>
        </li>
      </ul>
      <div className="load-acts">
        <Button variant="side" onClick={add}>
          {m.area_add()}
        </Button>
        {zones.length === 0 ? (
          <Button variant="quiet" onClick={takeSample}>
            {m.area_preset()}
          </Button>
        ) : null}
        <p className="muted">{m.area_vat()}</p>
      </div>
    </section>
  );
}
