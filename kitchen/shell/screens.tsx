import { Outlet } from 'react-router';
import { Failure } from './failure.tsx';

/** Around the screens alone, so that one that fails leaves head and tabs where they are. */
export default function Screens() {
  return <Outlet />;
}

export const ErrorBoundary = Failure;
