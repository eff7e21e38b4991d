import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Device } from '#contract/kitchen/staff/devices.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { endDevice } from '../api/staff.ts';
import { errorWords } from '../parts/error-words.ts';
import { shortTime } from '../parts/words.ts';
import { lastUsed, sinceWhen } from './when.ts';

/** Tablets on the wall, or where people are signed in; one press ends each but this one. */
export function Devices({
  title,
  none,
  devices,
  now,
}: {
  title: string;
  /** What is said when there are none. */
  none: string;
  devices: readonly Device[];
  /** Unix seconds. */
  now: number;
}) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function end(id: number) {
    setEnding(id);
    setError(null);
    try {
      await endDevice(id);
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    await revalidate();
    setEnding(null);
  }

  return (
    <section className="paper desk-paper">
      <h2>{title}</h2>
      {error ? <Alert>{error}</Alert> : null}
      {devices.length === 0 ? <p className="muted">{none}</p> : null}
      <ul className="devices">
        {devices.map((each) => (
          <li key={each.id}>
            <Icon {...each} />
            <span>
              <b>{nameOf(each)}</b>
              <small>{sinceOf(each, now)}</small>
            </span>
            {each.current ? (
              <Chip tone="neutral">{m.staff_here()}</Chip>
            ) : (
              <Button variant="quiet" busy={ending === each.id} onClick={() => void end(each.id)}>
                {m.staff_end()}
                <span className="sr-only"> {nameOf(each)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Icon({ kind, device }: Device) {
  const Shape = kind === 'TABLET' ? Tablet : /iPhone|Android/.test(device) ? Smartphone : Laptop;
  return <Shape size={30} aria-hidden="true" />;
}

function nameOf({ kind, name, device }: Device): string {
  if (kind === 'TABLET') return device;
  return device ? m.staff_device_of({ name, device }) : name;
}

function sinceOf({ kind, createdAt, lastUsedAt, endsAt }: Device, now: number): string {
  const since = sinceWhen(createdAt, now);
  if (kind === 'TABLET') return m.staff_tablet_since({ since, last: lastUsed(lastUsedAt, now) });
  return m.staff_since_until({ since, until: shortTime(berlinClock(endsAt * 1000).time) });
}
