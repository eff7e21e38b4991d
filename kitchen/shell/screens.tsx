import { Outlet } from 'react-router';
import { getOwnNotices } from '../api/notices.ts';
import { lastKnown } from '../live/last-known.ts';
import { Failure } from './failure.tsx';

/** What needs a person, for the head of every screen; without a connection none rather than no screen. */
export async function clientLoader() {
  return { notices: await lastKnown('own notices', getOwnNotices).catch(() => []) };
}

/** Around the screens alone, so that one that fails leaves head and tabs where they are. */
export default function Screens() {
  return <Outlet />;
}

export const ErrorBoundary = Failure;
