import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { layOnSheets, type Part } from './lay-on-sheets.ts';

/** What belongs together on paper. */
export interface Block {
  readonly key: string;
  /** How many rows it has, between which it is torn when it is higher than a sheet. */
  readonly rows: number;
  /** Whether it is also torn to fill a sheet up. */
  readonly mayTear?: boolean;
  /** Draws it with the rows from one up to before another; each is marked by `data-row`. */
  readonly draw: (from: number, to: number) => ReactNode;
}

interface Props {
  readonly className: string;
  readonly blocks: readonly Block[];
  readonly head: (sheet: number, sheets: number) => ReactNode;
  readonly foot: (sheet: number, sheets: number) => ReactNode;
  /** Whether they are to be seen before they are printed. */
  readonly isShown?: boolean;
}

/** A4 sheets, as many as it takes, each with its head and foot. How high blocks are is measured on one beside the screen. */
export function Sheets({ className, blocks, head, foot, isShown = false }: Props) {
  const [measured, plan] = usePlan(blocks);
  return (
    <div className={isShown ? 'sheets shown' : 'sheets'}>
      <div ref={measured} className={`a4 measured ${className}`} aria-hidden="true">
        {head(1, 1)}
        <div className="sheet-body">
          {blocks.map(({ key, rows, draw }) => (
            <div className="sheet-block" key={key}>
              {draw(0, rows)}
            </div>
          ))}
        </div>
        <footer>{foot(1, 1)}</footer>
      </div>
      {plan.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
        <section className={`a4 ${className}`} key={index}>
          {head(index + 1, plan.length)}
          <div className="sheet-body">
            {parts.map(({ block, from, to }) => (
              <div className="sheet-block" key={`${block} ${from}`}>
                {blocks[block]?.draw(from, to)}
              </div>
            ))}
          </div>
          <footer>{foot(index + 1, plan.length)}</footer>
        </section>
      ))}
    </div>
  );
}

/** What stands on which sheet, measured again whenever it was drawn again, and when the letters have come. */
function usePlan(blocks: readonly Block[]): [RefObject<HTMLDivElement | null>, readonly (readonly Part[])[]] {
  const sheet = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<readonly (readonly Part[])[]>([]);
  const [, setHasLetters] = useState(false);
  useEffect(() => void document.fonts.ready.then(() => setHasLetters(true)), []);
  useLayoutEffect(() => {
    const body = sheet.current?.querySelector('.sheet-body');
    // While it is being printed there is nothing to measure by.
    if (!body || body.clientHeight === 0) return;
    const sizes = [...body.children].map((block, index) => {
      const rows = [...block.querySelectorAll('[data-row]')].map(heightOf);
      const overhead = heightOf(block) - rows.reduce((sum, row) => sum + row, 0);
      return { rows, overhead, mayTear: blocks[index]?.mayTear };
    });
    const next = layOnSheets(sizes, body.clientHeight);
    setPlan((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  return [sheet, plan];
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;
