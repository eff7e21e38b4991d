import { useRouteLoaderData } from 'react-router';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import type { Kitchen } from '../api/sellers.ts';

interface SignedIn {
  readonly me: Me;
  readonly kitchens: readonly Kitchen[];
}

const useSignedIn = () => useRouteLoaderData('shell/signed-in') as SignedIn;

/** Who is signed in. */
export const useMe = (): Me => useSignedIn().me;

/** The kitchens, in the order of their numbers. */
export const useKitchens = (): readonly Kitchen[] => useSignedIn().kitchens;
