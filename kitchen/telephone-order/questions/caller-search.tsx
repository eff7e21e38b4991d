import { Autocomplete } from '@base-ui/react/autocomplete';
import { Building2, Phone, User, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import { m } from '#kitchen-messages';
import { fullName, ordersText } from '../said-words.ts';
import { Marked } from './marked.tsx';
import { type FoundCustomers, useFoundCustomers } from './use-found-customers.ts';

type Hit = KitchenCustomer | 'new';

/** Finds who calls by a few signs; Enter takes the first, and whoever is not found is taken down as new. */
export function CallerSearch({
  onKnown,
  onNew,
}: {
  onKnown: (customer: KitchenCustomer) => void;
  onNew: (typed: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const found = useFoundCustomers(typed);
  const isLooking = found.state === 'looking';
  /** Enter came before the shop's answer: it means the first of what comes. */
  const [isWaiting, setWaiting] = useState(false);
  const hits: readonly Hit[] = [...found.customers, 'new'];
  const take = useRef((_: Hit) => {});
  take.current = (hit) => (hit === 'new' ? onNew(typed) : onKnown(hit));
  useEffect(() => {
    if (!isWaiting || isLooking) return;
    setWaiting(false);
    const [first] = found.customers;
    // Nobody: then what Enter would do is to be seen first.
    if (first) take.current(first);
  }, [isWaiting, isLooking, found.customers]);
  return (
    <div className="tel-found">
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={hits}
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason === 'item-press') return;
          setTyped(value);
          setWaiting(false);
        }}
        itemToStringValue={(hit: Hit) => (hit === 'new' ? m.telephone_who_new() : fullName(hit))}
        autoHighlight={isLooking || typed.trim().length === 1 ? false : 'always'}
      >
        <div className="tel-search">
          <Phone size={22} />
          <Autocomplete.Input
            data-jump
            aria-label={m.telephone_who_find()}
            placeholder={m.telephone_who_find()}
            autoComplete="off"
            enterKeyHint="go"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              const isForTheForm = event.ctrlKey || event.metaKey;
              if (isForTheForm || isLooking) event.preventBaseUIHandler();
              if (isForTheForm || !isLooking) return;
              event.preventDefault();
              setWaiting(true);
            }}
          />
        </div>
        <Autocomplete.List className="tel-hits" aria-label={m.telephone_who_found()}>
          {(hit: Hit) => (
            <Autocomplete.Item
              key={hit === 'new' ? hit : hit.customerId}
              value={hit}
              className="tel-hit"
              onClick={() => take.current(hit)}
            >
              {hit === 'new' ? <NewHit /> : <CustomerHit customer={hit} typed={typed} />}
              <span className="kbd" aria-hidden="true">
                Enter
              </span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p className="sr-only" role="status">
        {stateText(found)}
      </p>
      {found.state === 'failed' ? <p className="tel-found-note">{m.telephone_find_failed()}</p> : null}
    </div>
  );
}

function CustomerHit({ customer, typed }: { customer: KitchenCustomer; typed: string }) {
  const [address] = customer.addresses;
  const Icon = customer.companyName ? Building2 : User;
  const facts = [
    customer.phone || customer.email,
    address ? `${address.postalCode} ${address.city}` : '',
    ordersText(customer),
  ];
  return (
    <>
      <Icon size={28} />
      <span>
        <b>
          <Marked text={fullName(customer)} typed={typed} />
        </b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
    </>
  );
}

function NewHit() {
  return (
    <>
      <UserPlus size={28} />
      <span>
        <b>{m.telephone_who_new()}</b>
        <small>{m.telephone_who_new_hint()}</small>
      </span>
    </>
  );
}

function stateText({ state, customers }: FoundCustomers): string {
  if (state === 'idle') return '';
  if (state === 'looking') return m.telephone_looking();
  if (state === 'failed') return m.telephone_find_failed();
  return customers.length === 0 ? m.telephone_find_none() : m.telephone_found({ count: customers.length });
}
