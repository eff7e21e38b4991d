import { ArrowRight, Check, X } from 'lucide-react';
import type { Stage } from '#rules/orders/stages.ts';

/** What a plate can say: how far an order is, or that it was canceled. */
export type PlateState = Stage | 'CANCELED';

const looks: Record<PlateState, 'new' | 'prod' | 'packed' | 'way' | 'done' | 'gone'> = {
  NEW: 'new',
  ACCEPTED: 'new',
  IN_PREPARATION: 'prod',
  READY: 'packed',
  OUT: 'way',
  DELIVERED: 'done',
  CANCELED: 'gone',
};

/** The class that gives what surrounds a plate the ground and the ink of its state. */
export const stateClass = (state: PlateState) => `s-${looks[state]}`;

/** The plate that fills: empty, half, full, on its way, cleared. The word for it stands beside it. */
export function Plate({ state }: { state: PlateState }) {
  const look = looks[state];
  return (
    <span className={`plate p-${look}`} aria-hidden="true">
      {look === 'prod' ? <i className="fill half" /> : null}
      {look === 'packed' || look === 'way' || look === 'done' ? <i className="fill" /> : null}
      {look === 'way' ? <ArrowRight /> : null}
      {look === 'done' ? <Check /> : null}
      {look === 'gone' ? <X /> : null}
    </span>
  );
}
