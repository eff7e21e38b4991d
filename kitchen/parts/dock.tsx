import type { ReactNode } from 'react';
import { DoubleLine } from '#ui/double-line.tsx';

/** The foot of a screen that stays in sight: how it stands, and what can be done with all of it. */
export function Dock({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <footer className={className ? `dock ${className}` : 'dock'}>
      <DoubleLine />
      <div>{children}</div>
    </footer>
  );
}
