import { type ReactNode, useContext } from 'react';
import wordmark from '#content/wordmark.svg';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Locale } from '#rules/text/locale.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import { PrintedContext } from './use-print.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** From 1. */
  readonly sheet: number;
  readonly sheets: number;
  /** Of who gets it, where that is not who prints it. */
  readonly locale?: Locale;
}

/** Head of every sheet: what it is, when it was printed, which sheet of how many, and whether it is still valid. */
export function SheetHead({ title, children, sheet, sheets, locale = getLocale() }: Props) {
  const printed = useContext(PrintedContext);
  const options = { locale };
  const now = useNow();
  const time = shortTime(berlinClock(printed?.at ?? now).time);
  const count = <b>{m.paper_sheet_of({ sheet, sheets }, options)}</b>;
  return (
    <>
      <div className="toprow">
        <div>
          <img className="logo" src={wordmark} alt="Tischlein" width={118} height={24} />
          <h1>{title}</h1>
          <p className="lead">{children}</p>
        </div>
        <div className="printed">
          <p>
            {m.paper_printed_at({ time }, options)}
            <br />
            {printed ? <>{m.paper_version({ version: printed.version }, options)}, </> : null}
            {count}
            {printed ? (
              <>
                <br />
                {m.paper_still_valid({}, options)}
              </>
            ) : null}
          </p>
          <div className="sheet-code">{printed?.code}</div>
        </div>
      </div>
      <DoubleLine />
    </>
  );
}
