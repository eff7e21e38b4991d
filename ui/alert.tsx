import clsx from 'clsx/lite';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A message in the page. An error is announced at once, a note politely. */
export function Alert({
  title,
  kind = 'error',
  isSaid = false,
  className,
  children,
}: {
  title?: string;
  kind?: 'error' | 'note';
  /** Something else has said it already, a toast for example. */
  isSaid?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const Icon = kind === 'error' ? TriangleAlert : Info;
  return (
    <div
      role={isSaid ? undefined : kind === 'error' ? 'alert' : 'status'}
      className={clsx('alert', kind === 'note' && 'alert-note', className)}
    >
      <Icon size={22} />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
