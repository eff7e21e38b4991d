import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

/** A button that shows a picture only; `label` is its name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: { label: string; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={clsx('icon-button', className)}>
      {children}
    </button>
  );
}
