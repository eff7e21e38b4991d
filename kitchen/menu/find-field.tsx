import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#kitchen-messages';
import { isTyping } from '../parts/is-typing.ts';

/** What is looked for on the menu; `/` leads to it, Escape empties it. */
export function FindField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
      <Search size={22} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label={m.menu_find()}
        placeholder={m.menu_find()}
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
