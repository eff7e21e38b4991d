import { useCallback, useEffect, useState } from 'react';
import { type DeliveryDraft, readDraft, writeDraft } from '../../../stores/delivery-draft.ts';

/** The delivery step's answers, kept on every change. */
export function useDeliveryDraft() {
  const [draft, setDraft] = useState(readDraft);
  useEffect(() => writeDraft(draft), [draft]);
  const change = useCallback(
    (part: Partial<DeliveryDraft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  return [draft, change] as const;
}
