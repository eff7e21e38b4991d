import type { ReactNode } from 'react';

/** Ticks something off, or takes that back. */
export function TickButton({
  label,
  isOn,
  onPress,
  children,
}: {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="tick" aria-pressed={isOn} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
