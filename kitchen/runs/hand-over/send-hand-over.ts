import { press } from '../../presses/send-presses.ts';
import { offerTakeBack } from '../../stages/advance.ts';
import type { ShownStop } from '../shown-runs.ts';

/** What is noted of a hand-over, at the door or from a desk. */
interface Handed {
  readonly receivedBy: string;
  readonly ageChecked: number | null;
  readonly isAlcoholRefused: boolean;
  /** What only who was there knows; at a desk, of what was given out there. */
  readonly temperature?: number | null;
  readonly boardsLeft?: number;
  readonly emptiesTaken?: number;
  /** Cents of deposit that were given back for them. */
  readonly emptiesCents?: number;
  readonly photo?: Blob | null;
}

/**
 * Hands an order over: shown at once, sent once, also without a connection, and taken back for ten seconds, or until it is sent.
 * @param where a desk says at which stage it saw the order
 */
export function sendHandOver(
  stop: Pick<ShownStop, 'publicProductOrderId' | 'stage'>,
  { photo = null, ...handed }: Handed,
  where: 'door' | 'desk' = 'door',
): void {
  const { publicProductOrderId: order, stage: from } = stop;
  const id = crypto.randomUUID();
  const at = Math.floor(Date.now() / 1000);
  const path = `/orders/${order}/handover`;
  const shows = { stage: 'DELIVERED', from, handover: { ...handed, at, hasPhoto: photo !== null } };
  offerTakeBack({ pressId: id, order, from, to: 'DELIVERED' });
  void press({
    id,
    method: 'POST',
    path,
    body: { id, at, ...handed, ...(where === 'desk' && { from }) },
    order,
    shows,
  });
  if (!photo) return;
  void press({
    id: crypto.randomUUID(),
    method: 'PUT',
    path: `${path}/photo`,
    body: photo,
    order,
    shows: {},
  });
}
