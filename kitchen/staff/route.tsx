import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { m } from '#kitchen-messages';
import { Button } from '#ui/button.tsx';
import { listDevices, listStaff } from '../api/staff.ts';
import { lastKnown } from '../live/last-known.ts';
import { whenAskedAnew } from '../live/when-asked-anew.ts';
import { Wall } from '../parts/wall.tsx';
import { SettingsNav } from '../settings/subnav.tsx';
import { useNow } from '../shell/use-now.ts';
import type { Route } from './+types/route';
import { Devices } from './devices.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Pairing } from './pairing.tsx';
import { People } from './people.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { Rights } from './rights-table.tsx';

export async function clientLoader() {
  const [people, devices] = await Promise.all([
    lastKnown('staff', listStaff),
    lastKnown('devices', listDevices),
  ]);
  return { people, devices };
}

/** Who is looked at changes nothing of what there is. */
export const shouldRevalidate = whenAskedAnew;

/** Who works here and on what: people and their roles, devices, tablets. Which person is open stands in the address. */
export default function StaffScreen({ loaderData: { people, devices } }: Route.ComponentProps) {
  const now = Math.floor(useNow() / 1000);
  const [params, setParams] = useSearchParams();
  const tablets = devices.filter(({ kind }) => kind === 'TABLET');
  const signedIn = devices.filter(({ kind }) => kind === 'PERSON');
  const opened = people.find(({ id }) => String(id) === params.get('person')) ?? null;
  const owners = people.filter(({ role }) => role === 'OWNER').length;
  const close = () => setParams({}, { preventScrollReset: true, replace: true });
  return (
    <>
      <title>{`${m.staff_title()} · ${m.shell_kitchen()}`}</title>
      <Wall
        title={m.staff_title()}
        about={[
          m.staff_people({ count: people.length }),
          m.staff_tablets_count({ count: tablets.length }),
          m.staff_signed_in_count({ count: signedIn.length }),
        ].join(', ')}
        action={
          <Button onClick={() => setParams({ invite: '' }, { preventScrollReset: true })}>
            <UserPlus size={22} />
            {m.staff_invite()}
          </Button>
        }
      />
      <SettingsNav view="staff" />
      <main id="main" className="desk staff" tabIndex={-1}>
        <div>
          <People people={people} devices={signedIn} now={now} />
          <Rights />
        </div>
        <aside aria-label={m.staff_devices()}>
          <Pairing tablets={tablets} />
          <Devices title={m.staff_tablets()} none={m.staff_no_tablets()} devices={tablets} now={now} />
          <Devices title={m.staff_signed_in()} none="" devices={signedIn} now={now} />
        </aside>
      </main>
      <InviteDialog open={params.has('invite')} onClose={close} />
      <PersonDialog person={opened} isLastOwner={opened?.role === 'OWNER' && owners === 1} onClose={close} />
    </>
  );
}
