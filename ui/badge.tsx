import clsx from 'clsx/lite';

/** A number on an enamel disc; decoration, so say the number in the label of what it belongs to. */
export function Badge({
  count,
  large = false,
  className,
}: {
  count: number;
  large?: boolean;
  className?: string;
}) {
  return (
    <span aria-hidden="true" className={clsx('badge num', large && 'badge-large', className)}>
      {count}
    </span>
  );
}
