import clsx from 'clsx/lite';
import type { ReactNode } from 'react';

/** A small fact. `good` green, `bad` red, `neutral` blue, otherwise linen. */
export function Chip({
  tone,
  icon,
  children,
}: {
  tone?: 'good' | 'bad' | 'neutral';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={clsx('chip', tone && `chip-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
