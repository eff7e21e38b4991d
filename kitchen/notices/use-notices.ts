import { useRouteLoaderData } from 'react-router';
import type { Notice } from '../api/notices.ts';

/** What needs a person; none for who may not see it, and before it is known. */
export function useNotices(): readonly Notice[] {
  const loaded = useRouteLoaderData('shell/screens') as { notices: readonly Notice[] } | undefined;
  return loaded?.notices ?? [];
}
