import type { Me } from '#contract/kitchen/staff/auth.ts';
import { call } from './call.ts';

/** Who is signed in here. */
export const getMe = () => call<Me>('GET', '/me');

/** Ends the session of this browser. */
export const signOut = () => call<void>('POST', '/auth/logout');
