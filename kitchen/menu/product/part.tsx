import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Plate } from '../../parts/plate.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';

/** A part of the form under its heading; on a phone a line that says how it stands, and opens. */
export function Part({
  title,
  says,
  isRight = true,
  children,
}: {
  title: string;
  /** What it says, in a few words. */
  says?: string;
  isRight?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <section className="product-part" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <details className="product-part" data-right={isRight || undefined}>
      <summary>
        <Plate state={isRight ? 'DELIVERED' : 'NEW'} />
        <h2>{title}</h2>
        <small>{says}</small>
        <ChevronRight size={22} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
