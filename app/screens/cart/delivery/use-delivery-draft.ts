import { useCallback, useLayoutEffect, useState } from 'react';
import { type DeliveryDraft, draftNoted, readDraft, writeDraft } from '../../../stores/delivery-draft.ts';

/** The delivery step's answers, kept on every change before it is shown: who sees it may leave the page at once. */
export function useDeliveryDraft() {
  const [draft, setDraft] = useState(readDraft);
  useLayoutEffect(() => writeDraft(draft), [draft]);
  // Before any effect of a part of the step, which may write into the note.
  useLayoutEffect(() => {
    const read = () => setDraft(readDraft);
    addEventListener(draftNoted, read);
    return () => removeEventListener(draftNoted, read);
  }, []);
  const change = useCallback(
    (part: Partial<DeliveryDraft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  return [draft, change] as const;
}
