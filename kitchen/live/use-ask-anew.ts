import { useCallback, useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Asks anew for what is shown, once for however many wishes, as soon as nothing is under way: an answer that is on its way
 * is shown first. Thrown away for each next wish, none would ever arrive over a slow line on a busy morning.
 */
export function useAskAnew(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === 'idle' && navigation.state === 'idle';
  const [isWished, setWished] = useState(false);
  useEffect(() => {
    if (!isWished || !isIdle) return;
    setWished(false);
    void revalidate();
  }, [isWished, isIdle, revalidate]);
  return useCallback(() => setWished(true), []);
}
