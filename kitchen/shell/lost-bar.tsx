import { RefreshCw, WifiOff } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Button } from '#ui/button.tsx';
import { useLive } from '../live/live-store.ts';
import { shortTime } from '../parts/words.ts';
import { usePresses } from '../presses/send-presses.ts';

/** Says from when what is shown is, while the shop does not answer, and how many presses wait for it. */
export function LostBar() {
  const { revalidate, state } = useRevalidator();
  const isConnected = useLive((live) => live.isConnected);
  const heardAt = useLive((live) => live.heardAt);
  const waiting = usePresses((presses) => presses.waiting.length);
  const time = shortTime(berlinClock(heardAt).time);
  return (
    <div role="status">
      {isConnected ? null : (
        <div className="lost on-dark">
          <WifiOff size={34} />
          <b>{m.lost_since({ time })}</b>
          <span>
            <span className="hint">{m.lost_hint({ time })} </span>
            {waiting > 0 ? <strong>{m.lost_waiting({ count: waiting })}</strong> : null}
          </span>
          <Button variant="side" busy={state === 'loading'} onClick={() => void revalidate()}>
            <RefreshCw size={20} />
            {m.lost_try()}
          </Button>
        </div>
      )}
    </div>
  );
}
