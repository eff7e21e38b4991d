import clsx from 'clsx/lite';
import { Link } from 'react-router';
import type { Device } from '#contract/kitchen/staff/devices.ts';
import type { Staff } from '#contract/kitchen/staff/staff.ts';
import { m } from '#kitchen-messages';
import { roleWord } from '../parts/role-words.ts';
import { useMe } from '../shell/use-signed-in.ts';
import { isAwaited } from './is-awaited.ts';
import { sinceWhen } from './when.ts';

/** Who works here: name, role, how they come in, and where they are signed in. */
export function People({
  people,
  devices,
  now,
}: {
  people: readonly Staff[];
  /** Where staff are signed in, the last used first. */
  devices: readonly Device[];
  /** Unix seconds. */
  now: number;
}) {
  return (
    <section className="paper" aria-label={m.staff_title()}>
      <ul className="people">
        {people.map((person) => (
          <Person
            key={person.id}
            person={person}
            device={devices.find(({ staffId }) => staffId === person.id)}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}

function Person({ person, device, now }: { person: Staff; device: Device | undefined; now: number }) {
  const me = useMe();
  const { id, name, email, role, passkeys } = person;
  return (
    <li>
      <span className="who" aria-hidden="true">
        {name.trim().charAt(0).toUpperCase()}
      </span>
      <span className="name">
        <b>{name}</b>
        <small>{id === me.staffId ? m.staff_that_is_you({ email }) : email}</small>
      </span>
      <span className={clsx('role', role === 'OWNER' && 'role-owner')}>{roleWord(role)}</span>
      <span className="access">
        {passkeys > 0 ? m.staff_passkeys({ count: passkeys }) : <em>{m.staff_no_passkey()}</em>}
        <small>{presence(device, person, now)}</small>
      </span>
      <Link className="open" to={`?person=${id}`} preventScrollReset>
        {m.staff_look()}
        <span className="sr-only"> {name}</span>
      </Link>
    </li>
  );
}

function presence(device: Device | undefined, person: Staff, now: number): string {
  if (device) {
    const since = sinceWhen(device.createdAt, now);
    return device.device ? m.staff_there_on({ since, device: device.device }) : m.staff_there({ since });
  }
  if (isAwaited(person)) return m.staff_invited({ since: sinceWhen(person.createdAt, now) });
  return person.passkeys > 0 ? m.staff_not_there() : m.staff_by_code();
}
