import clsx from 'clsx/lite';
import { useEffect, useRef } from 'react';

/** The front edge of the table. With `share` (0 to 1) it fills from the left; the text says the same nearby. */
export function DoubleLine({ share, className }: { share?: number; className?: string }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.style.setProperty('--share', String(Math.min(Math.max(share ?? 0, 0), 1)));
  }, [share]);
  return (
    <div
      ref={line}
      aria-hidden="true"
      className={clsx('double-line', share !== undefined && 'double-line-progress', className)}
    />
  );
}
