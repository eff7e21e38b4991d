import { m } from '#kitchen-messages';
import { mostBoards } from '#rules/orders/hand-over/limits.ts';

/** How many boards, bowls, stands and crates stay there, counted by buttons. */
export function BoardsLeft({ count, onCount }: { count: number; onCount: (count: number) => void }) {
  return (
    <div className="ret">
      <span id="boards">
        {m.runs_boards()}
        <small>{m.runs_boards_hint()}</small>
      </span>
      <fieldset className="d-stepper" aria-labelledby="boards">
        <button
          type="button"
          aria-label={m.runs_fewer()}
          disabled={count === 0}
          onClick={() => onCount(count - 1)}
        >
          −
        </button>
        <output className="num">{count}</output>
        <button
          type="button"
          aria-label={m.runs_more()}
          disabled={count === mostBoards}
          onClick={() => onCount(count + 1)}
        >
          +
        </button>
      </fieldset>
    </div>
  );
}
