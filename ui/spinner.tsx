/** A turning ring; `label` is what a screen reader says, without it the ring is decoration. */
export function Spinner({ label, className = '' }: { label?: string; className?: string }) {
  return (
    <span className={`inline-flex items-center ${className}`} role={label ? 'status' : undefined}>
      <span className="spinner" aria-hidden="true" />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
