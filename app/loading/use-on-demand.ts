import { type ComponentType, useEffect, useState } from 'react';
import { m } from '#messages';
import { sayOffline, sayTrouble } from '../stores/trouble.ts';
import { firstAction } from './later.tsx';

/** What every dialog that is fetched on demand takes. */
export interface OnDemandProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened, or soon after the visitor's first action with `ahead`.
 * `Dialog` is null until then. `load` has to be the same function at every render.
 */
export function useOnDemand<Props extends OnDemandProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { ahead = true } = {},
) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    // What could not be fetched is asked for again when it is opened.
    if (ahead) firstAction.then(load).catch(() => {});
  }, [ahead, load]);

  /** False when its code could not be fetched, which is said; the next press tries again. */
  async function open(): Promise<boolean> {
    setLoading(true);
    try {
      const { default: Loaded } = await load();
      setDialog(() => Loaded);
      setOpen(true);
      return true;
    } catch {
      if (navigator.onLine) sayTrouble(m.shell_not_opened());
      else sayOffline();
      return false;
    } finally {
      setLoading(false);
    }
  }

  return { Dialog, isOpen, isLoading, open, close: () => setOpen(false) };
}
