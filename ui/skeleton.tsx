import clsx from 'clsx/lite';

/** The place of something that is being loaded; give it a height. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}
