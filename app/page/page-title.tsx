import type { ReactNode } from 'react';

/** The wall above the table: title, a sentence, and on the right what belongs to it (steps, hint). */
export function PageTitle({
  title,
  sub,
  aside,
  children,
}: {
  title: string;
  sub?: ReactNode;
  aside?: ReactNode;
  /** Below the title, still on the wall. */
  children?: ReactNode;
}) {
  return (
    <div className="wall">
      <div className="gutter page-title">
        <div className="min-w-0">
          <h1>{title}</h1>
          {sub ? <p className="mt-3 text-lead md:mt-4">{sub}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
