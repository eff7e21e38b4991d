import clsx from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `main` is the one red action of a view, `danger` one that takes something away. */
  variant?: 'main' | 'side' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as what it stands in. */
  wide?: boolean;
}

function buttonClass({ variant = 'main', size = 'medium', wide }: Look, className?: string) {
  return clsx(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    wide && 'button-wide',
    className,
  );
}

/**
 * A button. While `busy` a press does nothing and a ring turns beside the label. Use `aria-disabled` instead of
 * `disabled` where a press shall say what is missing.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Look & { busy?: boolean; children: ReactNode } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, clsx(busy && 'button-busy', className))}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
