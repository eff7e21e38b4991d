import type { ReactNode } from 'react';
import { DoubleLine } from '#ui/double-line.tsx';

/** The wall above a page for the desk: its name, what stands on it in a few words, and its one main action. */
export function Wall({
  title,
  about,
  ways,
  action,
}: {
  title: string;
  about?: ReactNode;
  /** Where else it leads. */
  ways?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <>
      <header className="wall">
        <h1>{title}</h1>
        {ways ? (
          <div className="wall-words">
            {about ? <p>{about}</p> : null}
            {ways}
          </div>
        ) : about ? (
          <p>{about}</p>
        ) : null}
        {action ? <div>{action}</div> : null}
      </header>
      <DoubleLine />
    </>
  );
}
