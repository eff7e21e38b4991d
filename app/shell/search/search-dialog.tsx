import './search.css';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { answeringPage } from '#rules/catalogue/answering-page.ts';
import { guestsAsked } from '#rules/catalogue/guests-asked.ts';
import { misfitOf } from '#rules/catalogue/product-filter.ts';
import { fewestGuests, mostGuests } from '#rules/planner/wish.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLoaded } from '../../loading/use-loaded.ts';
import type { OnDemandProps } from '../../loading/use-on-demand.ts';
import { ProductFilterNote } from '../../product/product-filter-note.tsx';
import { findDishes, leftOutWords, loadMenu, type Menu } from '../../product/search-menu.ts';
import { useKeptFilter } from '../../stores/filter-choice.ts';
import { isSearchKeyOn, setSearchKey } from '../../stores/search-key.ts';
import { SearchElsewhere } from './search-elsewhere.tsx';
import { SearchHits } from './search-hits.tsx';
import { SearchPage, SearchTable } from './search-page.tsx';
import { type Leave, useSearchAgain } from './use-search-again.ts';

/** The search over the whole menu; what was typed stays until the page is left, also for who comes back from what was found. */
export default function SearchDialog(asked: OnDemandProps) {
  const { open, onClose, onLeave } = useSearchAgain(asked);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { state, retry } = useLoaded(loadMenu, () => {});
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.search_title()}
      closeLabel={m.search_close()}
      className="search"
    >
      <search onKeyDown={(event) => onKeyDown(event, onClose)}>
        <span className="search-field field-frame field-frame-icon">
          <Search className="field-icon-start" size={22} />
          <input
            ref={field}
            type="search"
            className="field-input"
            aria-label={m.search_field()}
            placeholder={m.search_placeholder()}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </span>
        {state.status === 'failed' ? (
          <Alert className="mt-4">
            <p>{m.search_failed()}</p>
            <Button variant="quiet" onClick={retry}>
              {m.search_retry()}
            </Button>
          </Alert>
        ) : (
          <Answer
            menu={state.status === 'ready' ? state.value : null}
            query={query}
            onLeave={onLeave}
            onRemove={() => field.current?.focus()}
          />
        )}
      </search>
      <SearchKeySetting />
    </Dialog>
  );
}

function Answer({
  menu,
  query: typed,
  onLeave,
  onRemove,
}: {
  menu: Menu | null;
  query: string;
  /** The way to another page was chosen. */
  onLeave: Leave;
  /** The choice of diet and allergens was taken away. */
  onRemove: () => void;
}) {
  const locale = getLocale();
  const filter = useKeptFilter();
  const { guests, query } = guestsAsked(typed);
  const found = useMemo(() => (menu ? findDishes(menu.items, query, locale) : []), [menu, query, locale]);
  const hits = found.filter(({ product }) => misfitOf(product, filter) === null);
  const hidden = found.length - hits.length;
  const asked = typed.trim();
  const answering = answeringPage(query);
  const isAnswered = answering !== null || canBeLaidFor(guests);
  const leftOut = useMemo(() => leftOutWords(query), [query]);
  return (
    <>
      <p className="search-choice">
        <ProductFilterNote onRemove={onRemove} />
      </p>
      <p role="status" className="search-status">
        {menu === null ? m.search_loading() : null}
        {menu && asked
          ? found.length > 0
            ? m.search_count({ count: hits.length })
            : !isAnswered && m.search_none({ query: asked })
          : null}
        {hits.length > 0 && leftOut ? <span className="search-left-out">{leftOut}</span> : null}
        {hidden > 0 ? ' ' : null}
        {hidden > 0 ? <span className="search-hidden">{m.search_hidden({ count: hidden })}</span> : null}
        {answering ? <SearchPage {...answering} onChoose={onLeave} /> : null}
        {canBeLaidFor(guests) ? <SearchTable guests={guests} query={query} onChoose={onLeave} /> : null}
      </p>
      {hits.length > 0 ? <SearchHits hits={hits} onChoose={onLeave} /> : null}
      {menu && found.length === 0 ? (
        <SearchElsewhere
          categories={menu.categories}
          isLost={asked !== '' && !isAnswered}
          onChoose={onLeave}
        />
      ) : null}
    </>
  );
}

/** Whether a table can be laid for so many. */
const canBeLaidFor = (guests: number | null): guests is number =>
  guests !== null && guests >= fewestGuests && guests <= mostGuests;

function SearchKeySetting() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSearchKey(target.checked);
          setOn(target.checked);
        }}
      />
      {m.search_key()}
    </label>
  );
}

/** Down and up go from the field through the hits and back, Enter in the field follows the first, Escape closes. */
function onKeyDown(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { key, currentTarget, target } = event;
  const field = currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const hits = [...currentTarget.querySelectorAll<HTMLElement>('.search-hit a')];
  const stops = [field, ...hits];
  const at = stops.indexOf(target as HTMLElement);
  if (at === -1 || event.nativeEvent.isComposing) return;
  if (key === 'Enter' && at === 0) hits[0]?.click();
  if (key === 'Escape') {
    // Some browsers would only empty the field.
    event.preventDefault();
    // Said here, not by the dialog: `/` may open it again before that does.
    onClose();
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  stops[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}
