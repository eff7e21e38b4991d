import type { ShownStop } from './shown-runs.ts';

/** What a driver has to know of a stop where nothing can be pressed: whom to ring, and what was asked for. */
export function OnPaper({ stop: { contact, note, isCanceled } }: { stop: ShownStop }) {
  const words = [contact?.phone, note].filter(Boolean);
  if (isCanceled || words.length === 0) return null;
  return <small className="on-paper">{words.join(' · ')}</small>;
}
