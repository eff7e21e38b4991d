import type { ReactNode } from 'react';
import { DoubleLine } from '#ui/double-line.tsx';

/** The wall above a page for the desk: its name, what stands on it in a few words, and its one main action. */
export function Wall({ title, about, action }: { title: string; about?: ReactNode; action?: ReactNode }) {
  return (
    <>
      <header className="wall">
        <h1>{title}</h1>
        {about ? <p>{about}</p> : null}
        {action ? <div>{action}</div> : null}
      </header>
      <DoubleLine />
    </>
  );
}
