import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { IconButton } from '#ui/icon-button.tsx';
import { errorWords } from '../parts/error-words.ts';
import { dragRow } from './drag-row.ts';
import { withMoved } from './place-after.ts';

/**
 * Moves a row of a list: up and down by buttons, anywhere by pulling its handle. The row has `data-row`, its list nothing
 * else that has.
 */
export function PlaceButtons({
  ids,
  id,
  name,
  order,
}: {
  /** All of the list, in its order. */
  ids: readonly number[];
  id: number;
  name: string;
  /** Has those that are named change places among themselves. */
  order: (ids: readonly number[]) => Promise<void>;
}) {
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const at = ids.indexOf(id);

  async function move(from: number, to: number, focus?: 'up' | 'down') {
    if (to < 0 || to >= ids.length) return;
    setProblem('');
    // Only those between both places, so that whoever moves others loses nothing.
    const sent = order(withMoved(ids, from, to).slice(Math.min(from, to), Math.max(from, to) + 1));
    setSaid(m.places_now_at({ name, place: to + 1, count: ids.length }));
    // The row has moved, and the focus goes with it.
    if (focus) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`.is-${focus}`)?.focus());
    try {
      await sent;
    } catch (refusal) {
      setSaid('');
      setProblem(errorWords(refusal));
    }
  }
  return (
    <div className="place-buttons" ref={box}>
      <span
        className="place-handle"
        aria-hidden="true"
        title={m.places_pull()}
        onPointerDown={(event) => dragRow(event, (from, to) => void move(from, to))}
      >
        <GripVertical size={24} />
      </span>
      <IconButton
        className="is-up"
        label={m.several_up({ name })}
        aria-disabled={at <= 0}
        onClick={() => void move(at, at - 1, 'up')}
      >
        <ArrowUp size={22} />
      </IconButton>
      <IconButton
        className="is-down"
        label={m.several_down({ name })}
        aria-disabled={at === ids.length - 1}
        onClick={() => void move(at, at + 1, 'down')}
      >
        <ArrowDown size={22} />
      </IconButton>
      <span className="sr-only" role="status">
        {said}
      </span>
      <p role="alert">{problem}</p>
    </div>
  );
}
