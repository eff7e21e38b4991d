import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

/**
 * A button that unfolds a short list of links or buttons below it. It is a plain disclosure on the browser's
 * own popover, so it also opens without scripts; a choice in it closes it.
 */
export function Menu({
  label,
  children,
  icon,
  className = '',
}: {
  label: string;
  /** Items: links or buttons. */
  children: ReactNode;
  /** Instead of the label and its arrow; the label is then read out only. */
  icon?: ReactNode;
  className?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className={`menu ${className}`}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={icon ? label : undefined}
        className={icon ? 'icon-button' : 'menu-button'}
      >
        {icon ?? (
          <>
            {label}
            <ChevronDown size={18} />
          </>
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
      <div
        ref={list}
        id={id}
        popover="auto"
        className="popover menu-list"
        onBeforeToggle={(event) => event.newState === 'open' && placeBelow(list.current, button.current)}
        onClick={(event) => (event.target as Element).closest('a, button') && list.current?.hidePopover()}
      >
        {children}
      </div>
    </div>
  );
}

function placeBelow(list: HTMLElement | null, button: HTMLElement | null) {
  if (!list || !button) return;
  const { right, bottom } = button.getBoundingClientRect();
  list.style.setProperty('right', `${Math.max(8, document.documentElement.clientWidth - right)}px`);
  list.style.setProperty('top', `${bottom + 6 + window.scrollY}px`);
}
