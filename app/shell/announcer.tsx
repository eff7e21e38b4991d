import { useEffect, useState } from 'react';
import { type Announcement, announced, useAnnouncement } from '../stores/announcements.ts';

/** Milliseconds in which the region is there before its text: one that comes with its text may go unheard. */
const pause = 100;

/** Milliseconds until the text goes again, so that nobody comes across it when reading the page. */
const kept = 5000;

/** The one live region: each action is said once, an error at once. */
export function Announcer() {
  const waiting = useAnnouncement();
  const [said, setSaid] = useState<Announcement | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setSaid(waiting);
      setRound((before) => before + 1);
      announced();
    }, pause);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), kept);
    return () => clearTimeout(timer);
  }, [said]);
  // A new element each time, so that the same words are said again.
  const text = said && <p key={round}>{said.text}</p>;
  return (
    <div className="sr-only">
      <div aria-live="polite">{said?.isUrgent ? null : text}</div>
      <div aria-live="assertive">{said?.isUrgent ? text : null}</div>
    </div>
  );
}
