import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { euroWords } from './euro-words.ts';
import { inShort, ringAndOutside } from './postcodes.ts';
import { ZoneForm } from './zone-form.tsx';
import type { Zones } from './zones-problem.ts';

/** The zones in turn, each with what bringing costs there and the least order; one of them open to be changed. */
export function ZoneTable({
  zones,
  postcodes,
  onChange,
}: {
  zones: Zones;
  /** Where the shop delivers; none for everywhere. */
  postcodes: readonly string[];
  onChange: (zones: Zones) => void;
}) {
  const [opened, setOpened] = useState<number | null>(null);

  function add() {
    onChange([...zones, { name: m.area_new(), postcodes: [], fee: 0, minimum: 0 }]);
    setOpened(zones.length);
  }
  function takeSample() {
    const { ring, outside } = ringAndOutside(postcodes);
    onChange([
      { name: m.area_ring(), postcodes: ring, fee: 0, minimum: 0 },
      { name: m.area_outside(), postcodes: outside, fee: 25, minimum: 0 },
    ]);
  }
  return (
    <section className="paper load-day zone-list" aria-label={m.load_area()}>
      {zones.length === 0 ? <p>{m.area_no_zones()}</p> : null}
      <ul>
        {zones.map((zone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no name but its place
          <li key={index}>
            <span className="zone-plate">{index + 1}</span>
            <span>
              <b>{zone.name}</b>
              <small>{inShort(zone.postcodes)}</small>
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
              onClick={() => setOpened(opened === index ? null : index)}
            >
              <Pencil size={22} />
            </IconButton>
            {opened === index ? (
              <ZoneForm
                zone={zone}
                isFirst={index === 0}
                onChange={(next) => onChange(zones.map((each, at) => (at === index ? next : each)))}
                onUp={() => {
                  onChange(zones.toSpliced(index, 1).toSpliced(index - 1, 0, zone));
                  setOpened(index - 1);
                }}
                onRemove={() => {
                  onChange(zones.toSpliced(index, 1));
                  setOpened(null);
                }}
                onDone={() => setOpened(null)}
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
