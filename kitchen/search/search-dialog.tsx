import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#kitchen-messages';
import { isOffice } from '#rules/access/role.ts';
import { berlinDay } from '#rules/booking/berlin-time.ts';
import { RailDialog } from '../parts/rail-dialog.tsx';
import { useMe } from '../shell/use-signed-in.ts';
import { allHits, dishHit, type Hit, type HitGroup, orderHit } from './hits.ts';
import { useFoundDishes } from './use-found-dishes.ts';
import { type FoundOrders, isEnough, useFoundOrders } from './use-found-orders.ts';

/** Finds dishes, screens and days, for the office also orders, by a few signs, and goes there: with arrows and Enter, or a press. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { role } = useMe();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const maySearch = isOffice(role);
  const found = useFoundOrders(query, maySearch);
  const orders = found.orders.map(orderHit);
  const dishes = useFoundDishes(query).map(dishHit);
  const today = berlinDay(Date.now());
  const groups = allHits(query, { role, today, orders, dishes });
  const label = maySearch ? m.search_label() : m.search_label_dishes();
  function go({ to }: Hit) {
    onClose();
    void navigate(to);
  }
  return (
    <RailDialog
      open
      className="search-dialog"
      title={m.search_title()}
      closeLabel={m.search_close()}
      onClose={onClose}
    >
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={groups}
        value={query}
        onValueChange={setQuery}
        itemToStringValue={({ title }: Hit) => title}
        autoHighlight="always"
      >
        <div className="search-field">
          <Search size={24} />
          <Autocomplete.Input data-focus-first aria-label={label} placeholder={label} enterKeyHint="go" />
        </div>
        <p className="search-state" role="status">
          {stateText(found, {
            query,
            count: groups.reduce((sum, { items }) => sum + items.length, 0),
            maySearch,
          })}
        </p>
        <Autocomplete.List className="search-hits">
          {(group: HitGroup) => (
            <Autocomplete.Group key={group.name} items={group.items}>
              <Autocomplete.GroupLabel className="search-group">{group.name}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(hit: Hit) => (
                  <Autocomplete.Item key={hit.to} value={hit} className="search-hit" onClick={() => go(hit)}>
                    <b>{hit.title}</b>
                    {hit.hint ? <small>{hit.hint}</small> : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p className="search-keys">{m.search_keys()}</p>
    </RailDialog>
  );
}

function stateText(
  { state }: FoundOrders,
  { query, count, maySearch }: { query: string; count: number; maySearch: boolean },
): string {
  if (state === 'looking') return m.search_looking();
  if (state === 'failed') return m.search_failed();
  if (maySearch && !isEnough(query)) return m.search_short();
  if (count > 0) return m.search_found({ count });
  return maySearch ? m.search_none() : m.search_none_dishes();
}
