import type { ReactNode } from 'react';

/** Ticks something off, or takes that back. */
export function TickButton({
  label,
  isOn,
  isOver = false,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  /** Whether there is nothing to tick any more, and it only says what was. */
  isOver?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="tick"
      aria-pressed={isOn}
      aria-label={label}
      disabled={isOver}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
