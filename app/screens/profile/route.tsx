import type { ReactNode } from 'react';
import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DoubleLine } from '#ui/double-line.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AddressPicker } from '../../address/address-picker.tsx';
import { browserApi } from '../../api/browser.ts';
import { errorText } from '../../api/error-text.ts';
import { useLoaded } from '../../loading/use-loaded.ts';
import type { PageNames } from '../../page/page-names.ts';
import { PageTitle } from '../../page/page-title.tsx';
import { requireSignIn } from '../../sign-in/require-sign-in.ts';
import { toast } from '../../stores/toasts.ts';
import './profile.css';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { YourData } from './your-data.tsx';

export const handle: PageNames = {
  title: m.shell_title_profile,
  crumbs: () => ({ profile: m.shell_profile() }),
};

export const clientLoader = () => requireSignIn('/profile');

export function HydrateFallback() {
  return (
    <Frame>
      <Spinner label={m.profile_loading()} />
    </Frame>
  );
}

/** My profile: who the customer is, and where the shop delivers to (spec §2). */
export default function Profile() {
  const { state, retry } = useLoaded(browserApi.customer, (error) =>
    toast({
      kind: 'error',
      title: m.profile_error_title(),
      description: errorText(error, m.profile_load_failed()),
    }),
  );
  return (
    <Frame>
      {state.status === 'loading' ? <Spinner label={m.profile_loading()} className="text-[1.6rem]" /> : null}
      {state.status === 'failed' ? (
        <Alert isSaid title={m.profile_load_failed()}>
          <Button variant="quiet" className="text-inherit" onClick={retry}>
            {m.profile_retry()}
          </Button>
        </Alert>
      ) : null}
      {state.status === 'ready' ? (
        <div className="grid items-start gap-14 lg:grid-cols-2 lg:gap-18">
          <ProfileForm customer={state.value} />
          <div className="grid gap-14">
            <AddressPicker title={m.profile_addresses_title()} mode="manage" />
            <SessionList />
          </div>
          <YourData />
        </div>
      ) : null}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageTitle title={m.profile_title()} />
      <div className="tabletop h-8" aria-hidden="true" />
      <DoubleLine />
      <div className="gutter min-h-svh py-10 md:py-14">{children}</div>
    </>
  );
}
