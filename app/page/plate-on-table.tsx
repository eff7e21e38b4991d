import type { ReactNode } from 'react';
import { DoubleLine } from '#ui/double-line.tsx';

/** The table with a single plate on it: what a page shows that has no food to show. */
export function PlateOnTable({ tone, children }: { tone?: 'good' | 'bad' | 'wait'; children?: ReactNode }) {
  return (
    <>
      <div className="plate-table" aria-hidden="true">
        <div className="gutter">
          <span className="plate-seen" data-tone={tone}>
            {children}
          </span>
        </div>
      </div>
      <DoubleLine />
    </>
  );
}
