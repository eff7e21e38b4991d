import { Search as Magnifier } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#kitchen-messages';
import { isOffice, type Role } from '#rules/access/role.ts';
import { IconButton } from '#ui/icon-button.tsx';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

/**
 * The way to dishes, screens and days, for the office also to orders, from anywhere: a button, `/`, and Ctrl or ⌘ with K. A
 * driver may look for neither orders nor dishes, and has all their screens at hand.
 */
export function Search({ role }: { role: Exclude<Role, 'DRIVER'> }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        label={isOffice(role) ? m.search_open_hint() : m.search_open_hint_dishes()}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Magnifier size={24} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
