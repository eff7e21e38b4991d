import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from '../page/focus-page.ts';

/** After a change of page the focus is at its start, so that a screen reader reads it and Tab begins there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);
}
