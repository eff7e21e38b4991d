import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { m } from '#kitchen-messages';
import { getMe } from '../api/me.ts';
import { areKitchensOld, getKitchens } from '../api/sellers.ts';
import { lastKnown } from '../live/last-known.ts';
import { useLiveData } from '../live/use-live-data.ts';
import { onceThere } from '../parts/once-there.ts';
import { useRefusedPresses } from '../presses/refused-presses.ts';
import { sendPresses } from '../presses/send-presses.ts';
import { useSendPresses } from '../presses/use-send-presses.ts';
import { keepOffline } from '../worker/keep-offline.ts';
import type { Route } from './+types/signed-in';
import { Failure } from './failure.tsx';
import { Head } from './head.tsx';
import { LostBar } from './lost-bar.tsx';
import { Tabs } from './tabs.tsx';

const RefusedBar = lazy(() => onceThere(() => import('../refused/refused-bar.tsx')));

/** Who is signed in and which kitchens there are: read once a visit; what has ended, the next call says. */
export async function clientLoader() {
  const [me, kitchens] = await Promise.all([lastKnown('me', getMe), lastKnown('kitchens', getKitchens)]);
  return { me, kitchens };
}

export const shouldRevalidate = areKitchensOld;

/** Around every screen for who is signed in: head, tabs, and what follows the shop. */
export default function SignedIn({ loaderData: { me } }: Route.ComponentProps) {
  useLiveData();
  useSendPresses(me.staffId);
  const hasRefused = useRefusedPresses(({ all }) => all.length > 0);
  useEffect(() => {
    void sendPresses();
    void keepOffline(me.role);
  }, [me.role]);
  return (
    <div className="kitchen">
      <a className="skip button button-side" href="#main">
        {m.shell_skip()}
      </a>
      <Head me={me} />
      <LostBar />
      <div role="status">
        {hasRefused ? (
          <Suspense>
            <RefusedBar />
          </Suspense>
        ) : null}
      </div>
      <Outlet />
      <Tabs role={me.role} />
    </div>
  );
}

export const ErrorBoundary = Failure;
