import type { KeptData, OrderEventKind } from './order-event-data.ts';

interface Row {
  readonly kind: OrderEventKind;
  readonly data: KeptData<OrderEventKind>;
}

/** Rows of the history that are of these kinds, each with the data of its kind. */
export type EventsOf<Of extends Row, Kind extends OrderEventKind> = {
  [Each in Kind]: Omit<Of, 'kind' | 'data'> & { readonly kind: Each; readonly data: KeptData<Each> };
}[Kind][];

/**
 * Those of some rows of `order_events` that are of these kinds, in their order, with what each keeps by its kind: the one way in
 * which the data of events is read.
 */
export function eventsOf<Of extends Row, Kind extends OrderEventKind>(
  rows: readonly Of[],
  ...kinds: readonly Kind[]
): EventsOf<Of, Kind> {
  const isAsked = ({ kind }: Row) => kinds.some((each) => each === kind);
  return rows.filter(isAsked) as unknown as EventsOf<Of, Kind>;
}
