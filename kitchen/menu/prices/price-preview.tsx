import { useEffect, useState } from 'react';
import type { PriceListResult } from '#contract/kitchen/menu/price-list.ts';
import { m } from '#kitchen-messages';
import type { Day } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { takePrices } from '../../api/menu.ts';
import { errorWords } from '../../parts/error-words.ts';
import { shortDay } from '../../parts/words.ts';
import { dayOfFrom, type From, FromChoice } from '../from-choice.tsx';
import { ChangedPrices } from './changed-prices.tsx';
import type { Brought } from './read-list.ts';
import { WrongLines } from './wrong-lines.tsx';

/** What a list would change: from when on, each price as it is by then and as it would be, or what is wrong, and the press. */
export function PricePreview({
  list,
  from,
  onFrom,
  today,
  onTake,
  onDrop,
}: {
  list: Brought;
  from: From;
  onFrom: (from: From) => void;
  today: Day;
  /** Has the prices hold. */
  onTake: (list: Brought) => Promise<void>;
  onDrop: () => void;
}) {
  const [found, setFound] = useState<PriceListResult | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const fromDay = dayOfFrom(from, today);

  useEffect(() => {
    setFound(null);
    setProblem('');
    let isNewest = asked >= 0;
    if (fromDay === null) return;
    takePrices({ csv: list.text, fromDay }, { preview: true }).then(
      (next) => isNewest && setFound(next),
      (refusal) => isNewest && setProblem(errorWords(refusal)),
    );
    return () => {
      isNewest = false;
    };
  }, [list, fromDay, asked]);

  async function take() {
    setBusy(true);
    setProblem('');
    try {
      await onTake(list);
    } catch (refusal) {
      setProblem(errorWords(refusal));
    }
    setBusy(false);
  }
  const count = found?.changes.length ?? 0;
  const isWrong = found !== null && found.wrong.length > 0;
  const isReady = count > 0 && !isWrong && fromDay !== null;
  return (
    <section className="paper desk-paper price-preview" aria-labelledby="prices-preview">
      <h2 id="prices-preview">{m.prices_preview()}</h2>
      {isWrong ? null : <FromChoice value={from} onChange={onFrom} today={today} />}
      {problem ? (
        <Alert>
          {problem}
          {found ? null : (
            <Button variant="quiet" size="small" onClick={() => setAsked(asked + 1)}>
              {m.prices_again()}
            </Button>
          )}
        </Alert>
      ) : null}
      {!found && !problem && fromDay !== null ? <Spinner /> : null}
      {found ? (
        <>
          <WrongLines wrong={found.wrong} text={list.text} />
          <ChangedPrices changes={found.changes} />
        </>
      ) : null}
      <div className="places-foot">
        {isReady ? (
          <Button busy={isBusy} onClick={() => void take()}>
            {fromDay ? m.prices_do_from({ count, day: shortDay(fromDay) }) : m.prices_do({ count })}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onDrop}>
          {m.prices_drop_list()}
        </Button>
      </div>
    </section>
  );
}
