import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isTyping } from '../parts/is-typing.ts';

/** What is looked for in a list; `/` leads to it, Escape empties it. */
export function FindField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      // Before the search over everything, which the same key opens elsewhere.
      event.preventDefault();
      event.stopImmediatePropagation();
      field.current?.focus();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <search className="menu-find">
      <Search size={22} />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onChange('')}
      />
      <kbd>/</kbd>
    </search>
  );
}
