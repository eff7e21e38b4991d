import clsx from 'clsx/lite';
import type { ComponentProps } from 'react';
import { DoubleLine } from './double-line.tsx';

/** A sheet of paper on the cloth; `ruled` has the double line on top, `tent` stands like a folded card. */
export function Paper({
  as: Element = 'div',
  ruled = false,
  tent = false,
  className,
  children,
  ...rest
}: {
  as?: 'div' | 'section' | 'aside' | 'article';
  ruled?: boolean;
  tent?: boolean;
} & ComponentProps<'div'>) {
  return (
    <Element {...rest} className={clsx('paper', tent && 'paper-tent', ruled && 'p-5 md:p-9', className)}>
      {ruled ? <DoubleLine className="mb-6" /> : null}
      {children}
    </Element>
  );
}
