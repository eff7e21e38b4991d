import { useSyncExternalStore } from 'react';
import { m } from '#messages';
import { Alert } from '#ui/alert.tsx';

const changes = ['online', 'offline'] as const;

function onChange(listener: () => void): () => void {
  for (const kind of changes) addEventListener(kind, listener);
  return () => {
    for (const kind of changes) removeEventListener(kind, listener);
  };
}

/** Beside what needs the shop's answer: says that there is no connection as soon as the browser knows. */
export function OfflineAlert() {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Alert title={m.shell_offline_title()}>{m.cart_offline()}</Alert>;
}
