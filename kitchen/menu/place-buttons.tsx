import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { m } from '#kitchen-messages';
import { IconButton } from '#ui/icon-button.tsx';
import { orderProducts } from '../api/menu.ts';
import { errorWords } from '../parts/error-words.ts';

/** Moves a dish up or down among those that are shown under its heading. */
export function PlaceButtons({
  id,
  name,
  before,
  after,
}: {
  id: number;
  name: string;
  /** The dish above and below; null at the ends. */
  before: number | null;
  after: number | null;
}) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLDivElement>(null);

  async function move(ids: readonly number[], focus: 0 | 1) {
    setProblem('');
    try {
      await orderProducts(ids);
      await revalidate();
      // The row has moved, and the focus goes with it.
      box.current?.querySelectorAll('button').item(focus).focus();
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
  }
  return (
    <div className="place-buttons" ref={box}>
      <IconButton
        label={m.several_up({ name })}
        aria-disabled={before === null}
        onClick={() => before !== null && void move([id, before], 0)}
      >
        <ArrowUp size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={m.several_down({ name })}
        aria-disabled={after === null}
        onClick={() => after !== null && void move([after, id], 1)}
      >
        <ArrowDown size={22} aria-hidden="true" />
      </IconButton>
      <p role="alert">{problem}</p>
    </div>
  );
}
