import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { m } from '#messages';
import { Spinner } from '#ui/spinner.tsx';
import { useOnDemand } from '../../loading/use-on-demand.ts';
import { isSearchKeyOn } from '../../stores/search-key.ts';

const loadSearch = () => import('./search-dialog.tsx');

/** Opens the search, also by `/` and by Ctrl or Cmd with K. Its code and the menu come when it is first wanted. */
export function SearchButton() {
  const { Dialog, isOpen, isLoading, open, close } = useOnDemand(loadSearch, { ahead: false });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button search-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        {isLoading ? <Spinner /> : <Search size={26} />}
        <span className="max-[87.5rem]:sr-only">{m.search_open()}</span>
      </button>
      {Dialog ? <Dialog open={isOpen} onClose={close} /> : null}
    </>
  );
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  const isWriting = (target as Element).closest?.('input, textarea, select, [contenteditable]');
  return key === '/' && !altKey && !isWriting && isSearchKeyOn();
}
