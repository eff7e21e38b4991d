import clsx from 'clsx/lite';
import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#kitchen-messages';
import { shortTime, whoFor } from '../../parts/words.ts';
import type { ShownOrder } from '../../stages/with-presses.ts';
import { askWords } from '../ask-words.ts';
import { WaitsStill } from '../change-waits.tsx';
import { useStandingWord } from '../nobody-there.ts';
import { plateState } from '../order-words.ts';
import { outWords } from '../out/out-words.ts';

interface Props {
  readonly order: ShownOrder;
  /** Whether there is no room for it: it is there to be measured, and nobody sees or reaches it. */
  readonly isFolded: boolean;
}

/** An order of a later hour, in a row: a wish keeps its word, and what is canceled looks so. */
export function LaterRow({ order, isFolded }: Props) {
  const { publicProductOrderId: id, time, portions, bon, state, changeUntil } = order;
  const out = outWords(order);
  const isCanceled = state === 'CANCELED';
  const word = useStandingWord(order);
  const facts = [
    m.day_portions_short({ count: portions }),
    bon === null ? '' : m.day_bon({ bon }),
    isCanceled || (plateState(order) === 'NEW' && state === 'BINDING') ? '' : word,
  ];
  return (
    <Link
      className={clsx('lrow', isCanceled && 'canceled', isFolded && 'folded')}
      data-row=""
      to={`/order/${id}`}
    >
      <span className="num t">{shortTime(time ?? '')}</span>
      <span>
        <b>{whoFor(order)}</b>
        {isCanceled ? (
          <strong>
            <CircleX size={16} />
            {word}
          </strong>
        ) : null}
        <small>
          {facts.filter(Boolean).join(' · ')}
          {askWords(order).map(({ word: asked, canHurt }) => (
            <span key={asked} className={canHurt ? 'al' : undefined}>
              {' '}
              · {asked}
            </span>
          ))}
          {out ? <span className="al"> · {out}</span> : null}
          <WaitsStill until={changeUntil} show={(words) => ` · ${words}`} />
        </small>
      </span>
    </Link>
  );
}
