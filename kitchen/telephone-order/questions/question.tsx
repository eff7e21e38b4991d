import { type ReactNode, useId } from 'react';
import { FieldError } from '#ui/field.tsx';

/** One of the five questions, with the key that leads to it and what is wrong with its answer. */
export function Question({
  number,
  title,
  error,
  errorId,
  beside,
  foot,
  children,
}: {
  number: number;
  title: string;
  error?: string | undefined;
  /** For a field that says by it what is wrong. */
  errorId?: string | undefined;
  /** Stands at the end of its heading. */
  beside?: ReactNode;
  /** Stands below what is wrong with its answer. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  const wrong = errorId ?? `${heading}-error`;
  return (
    <section
      className="tel-question"
      data-question={number}
      tabIndex={-1}
      aria-labelledby={heading}
      aria-describedby={error ? wrong : undefined}
      aria-keyshortcuts={`${number} Alt+${number}`}
    >
      <div className="tel-heading">
        <h2 id={heading}>{title}</h2>
        {beside}
        <span className="kbd" aria-hidden="true">
          {number}
        </span>
      </div>
      {children}
      <div role="alert">
        <FieldError id={wrong} error={error} />
      </div>
      {foot}
    </section>
  );
}
