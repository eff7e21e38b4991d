import { create } from 'zustand';
import type { KitchenOrder } from '#contract/kitchen/orders/orders.ts';
import { nextStage, type Stage, undoTime } from '#rules/orders/stages.ts';
import { workedStage } from '#rules/orders/work/kitchen-ticks.ts';
import type { Press } from '../presses/press-store.ts';
import { press, usePresses, withdrawPress } from '../presses/send-presses.ts';
import { unsentMove } from './unsent-move.ts';

/** A move that can still be taken back here. */
interface LastMove {
  readonly pressId: string;
  readonly order: string;
  readonly from: Stage;
  readonly to: Stage;
  readonly at: number;
  /** It waits for a connection: until then it can be taken back, however long ago it was. */
  readonly isUnsent?: true;
}

/** The moves of the last ten seconds, by order. */
export const useLastMoves = create<Readonly<Record<string, LastMove>>>(() => ({}));

/** The last move of an order that can still be taken back; of one that was canceled since, none. */
export const useWayBack = ({
  publicProductOrderId,
  state,
}: Pick<KitchenOrder, 'publicProductOrderId' | 'state'>): LastMove | undefined =>
  useLastMoves((moves) => (state === 'BINDING' ? moves[publicProductOrderId] : undefined));

/**
 * The same, and after ten seconds, or a reload, the last move that waits for a connection. Boards stay as they are: they have
 * no room for a way back of each order.
 */
export function useWayBackOrUnsent(
  order: Pick<KitchenOrder, 'publicProductOrderId' | 'state'>,
): LastMove | undefined {
  const { publicProductOrderId, state } = order;
  const last = useWayBack(order);
  const unsent = usePresses(({ waiting }) => unsentMove(waiting, publicProductOrderId));
  return last ?? (state === 'BINDING' && unsent ? moveOf(unsent) : undefined);
}

function moveOf({ id, order, at, shows: { from, stage } }: Press): LastMove {
  return { pressId: id, order, from: from as Stage, to: stage as Stage, at, isUnsent: true };
}

type Moving = Pick<KitchenOrder, 'publicProductOrderId' | 'stage'>;

/**
 * The stage that a press on an order's plate leads to: what has only been looked at is not yet begun, and what is ticked need
 * not be begun once more.
 */
export function stageAhead({
  fulfilment,
  stage,
  items,
}: Pick<KitchenOrder, 'stage' | 'fulfilment' | 'items'>): Stage | null {
  const now = workedStage(stage, items);
  return now === 'NEW' ? 'IN_PREPARATION' : nextStage(fulfilment, now);
}

/** Milliseconds in which a second press on an order is one of the same finger. */
export const doublePress = 400;

/** Moves an order to a stage, shown at once, and offers to take it back for ten seconds. Pressed twice it moves once. */
export function advance(order: Moving, to: Stage): void {
  const { publicProductOrderId, stage: from } = order;
  const last = useLastMoves.getState()[publicProductOrderId];
  if (last && Date.now() - last.at < doublePress) return;
  const pressId = crypto.randomUUID();
  const move = { pressId, order: publicProductOrderId, from, to };
  offerTakeBack(move);
  void press(stagePress(pressId, move));
}

/** Offers to take a move back that a press has just made. */
export function offerTakeBack(made: Omit<LastMove, 'at'>): void {
  const move = { ...made, at: Date.now() };
  useLastMoves.setState({ [move.order]: move });
  setTimeout(() => forget(move), undoTime);
}

/** Takes the last move of an order back: before it was sent it never was, afterwards it is one more move. */
export async function takeBack(order: string): Promise<void> {
  const unsent = unsentMove(usePresses.getState().waiting, order);
  const move = useLastMoves.getState()[order] ?? (unsent && moveOf(unsent));
  if (!move) return;
  forget(move);
  if (await withdrawPress(move.pressId)) return;
  await press(stagePress(crypto.randomUUID(), { ...move, from: move.to, to: move.from }));
}

/**
 * Moves an order back to a stage that it had passed, shown at once. It was asked before: there is no way back but forward,
 * and none any more to what the last press had left.
 */
export function goBack({ publicProductOrderId: order, stage: from }: Moving, to: Stage): void {
  const last = useLastMoves.getState()[order];
  if (last) forget(last);
  const id = crypto.randomUUID();
  void press(stagePress(id, { order, from, to }));
}

function stagePress(id: string, { order, from, to }: Pick<LastMove, 'order' | 'from' | 'to'>) {
  const body = { stage: to, from, id };
  return {
    id,
    method: 'POST',
    path: `/orders/${order}/stage`,
    body,
    order,
    shows: { stage: to, from },
  } as const;
}

function forget(move: LastMove): void {
  useLastMoves.setState((moves) => {
    if (moves[move.order]?.pressId !== move.pressId) return moves;
    const { [move.order]: _, ...others } = moves;
    return others;
  }, true);
}
