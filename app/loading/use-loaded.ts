import { useCallback, useEffect, useRef, useState } from 'react';
import { isSessionInvalid } from '../api/error-text.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Loads something when a screen opens. After a 403 it stays loading, since the page is about to leave; any other
 * error is handed to `onError`. `retry` loads again from the start, `refresh` while what is there stays.
 */
export function useLoaded<T>(load: () => Promise<T>, onError: (error: unknown) => void) {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const latest = useRef({ load, onError });
  latest.current = { load, onError };

  const loadNow = useCallback(async (onFailure: () => void) => {
    try {
      setState({ status: 'ready', value: await latest.current.load() });
    } catch (error) {
      if (isSessionInvalid(error)) return;
      onFailure();
      latest.current.onError(error);
    }
  }, []);
  const retry = useCallback(async () => {
    setState({ status: 'loading' });
    await loadNow(() => setState({ status: 'failed' }));
  }, [loadNow]);
  const refresh = useCallback(() => loadNow(() => undefined), [loadNow]);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void retry();
  }, [retry]);
  return { state, retry, refresh };
}
