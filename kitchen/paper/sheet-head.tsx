import type { ReactNode } from 'react';
import wordmark from '#content/wordmark.svg';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Locale } from '#rules/text/locale.ts';
import { DoubleLine } from '#ui/double-line.tsx';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';

/** What makes paper know that it is old: known once the print is recorded. */
export interface Printed {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Which one of this paper it is, from 1. */
  readonly version: number;
  /** The code that leads to whether it is still valid, 84 px square. */
  readonly code: ReactNode;
}

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** From 1. */
  readonly sheet: number;
  readonly sheets: number;
  readonly printed?: Printed | undefined;
  /** Of who gets it, where that is not who prints it. */
  readonly locale?: Locale;
}

/** Head of every sheet: what it is, when it was printed, which sheet of how many, and whether it is still valid. */
export function SheetHead({ title, children, sheet, sheets, printed, locale = getLocale() }: Props) {
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
          <div className="code">{printed?.code}</div>
        </div>
      </div>
      <DoubleLine />
    </>
  );
}
