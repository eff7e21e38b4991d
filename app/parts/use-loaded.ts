import { useCallback, useEffect, useRef, useState } from 'react';
import { isSessionInvalid } from './error-text.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/**
 * Loads something when a screen opens. After a 403 it stays loading, since the page is about to leave; any other
 * error is handed to `onError`, and `retry` loads again.
 */
export function useLoaded<T>(load: () => Promise<T>, onError: (error: unknown) => void) {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const latest = useRef({ load, onError });
  latest.current = { load, onError };

  const retry = useCallback(async () => {
    setState({ status: 'loading' });
    try {
      setState({ status: 'ready', value: await latest.current.load() });
    } catch (error) {
      if (isSessionInvalid(error)) return;
      setState({ status: 'failed' });
      latest.current.onError(error);
    }
  }, []);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void retry();
  }, [retry]);
  return { state, retry };
}
