import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { type Block, blocksOf, type Column, foldColumn, ordersOf } from './board.ts';
import { MoreRow } from './later/more-row.tsx';
import { Slip } from './slip.tsx';
import { Staple } from './staple.tsx';

/** The papers of an hour, as many as fit whole; the last row says how many more there are. */
export function HourColumn({
  column: { hour, blocks },
  room,
  open,
  fresh,
}: {
  column: Column;
  /** Room for it, in pixels. */
  room: number;
  open: () => void;
  fresh: ReadonlyMap<string, number>;
}) {
  const label = m.day_hour({ hour: Number(hour) });
  const orders = blocks.flatMap(ordersOf);
  const about = `${room} ${orders.map(({ publicProductOrderId }) => publicProductOrderId).join(' ')}`;
  const [element, over] = useOverflow(about, room);
  const left = room - over;
  const { shown, hidden } = foldColumn(over > 0 ? blocksOf(orders, left) : blocks, left);
  return (
    <section ref={element} className="col" aria-label={label}>
      <h2 className="hour">{label}</h2>
      {shown.map((block) => (
        <Paper key={keyOf(block)} block={block} fresh={fresh} />
      ))}
      <MoreRow orders={hidden} hour={hour} open={open} />
    </section>
  );
}

/**
 * By how many pixels what was reckoned to fit into a column is drawn higher than its room, measured before anything is painted:
 * names wrap. It only grows while the column is about the same, so that papers do not come and go by turns.
 */
function useOverflow(about: string, room: number): [RefObject<HTMLElement | null>, number] {
  const element = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState({ about, over: 0 });
  const over = measured.about === about ? measured.over : 0;
  useLayoutEffect(() => {
    const last = element.current?.lastElementChild;
    if (!element.current || !last || over >= room) return;
    const drawn = last.getBoundingClientRect().bottom - element.current.getBoundingClientRect().top;
    if (drawn > room) setMeasured({ about, over: over + Math.ceil(drawn - room) });
  });
  return [element, over];
}

function Paper({ block, fresh }: { block: Block; fresh: ReadonlyMap<string, number> }) {
  if (block.kind === 'staple') return <Staple time={block.time} all={block.all} orders={block.orders} />;
  return <Slip order={block.order} freshSince={fresh.get(block.order.publicProductOrderId)} />;
}

const keyOf = (block: Block) =>
  block.kind === 'staple' ? `staple ${block.time}` : block.order.publicProductOrderId;
