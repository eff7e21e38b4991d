import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMe } from '../shell/use-signed-in.ts';
import type { Draft } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

/** The order as far as it was said; it outlives a reload. */
export function useDraft(): [Draft, (change: (draft: Draft) => Draft) => void] {
  const { staffId } = useMe();
  const [draft, setDraft] = useState(() => keptDraft(staffId));
  // Before it is shown: what somebody can read is kept.
  useLayoutEffect(() => keepDraft(staffId, draft), [staffId, draft]);
  const latest = useRef(draft);
  latest.current = draft;
  // What is ordered is done with when somebody goes elsewhere.
  useEffect(() => () => (latest.current.sent ? forgetDraft() : undefined), []);
  return [draft, setDraft];
}
