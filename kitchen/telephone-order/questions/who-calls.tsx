import { Building2, User } from 'lucide-react';
import { useState } from 'react';
import type { KitchenCustomer } from '#contract/kitchen/customers.ts';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { begun } from '../../order/recipient/recipient-form.ts';
import { dayAndMonth, listed } from '../../parts/words.ts';
import {
  type Draft,
  type NewCustomer,
  withCustomer,
  withEarlier,
  withNewCustomer,
  withoutCustomer,
} from '../draft.ts';
import { jumpTo } from '../jump-keys.ts';
import { fullName, inLanguage, ordersText } from '../said-words.ts';
import type { AnswerProps } from './answer-props.ts';
import { CallerSearch } from './caller-search.tsx';
import { Question } from './question.tsx';

/** Who calls: somebody the shop knows, found by a few signs, or somebody new. */
export function WhoCalls({
  draft,
  onChange,
  error,
  fieldErrors,
  menu,
}: AnswerProps & { menu: readonly MenuItem[] }) {
  const { customer, newCustomer } = draft;
  function change(to: (draft: Draft) => Draft, next: number) {
    onChange(to);
    // Once it stands there.
    requestAnimationFrame(() => jumpTo(next));
  }
  return (
    <Question number={1} title={m.telephone_who()} error={error}>
      {customer ? (
        <>
          <KnownCaller customer={customer} onOther={() => change(withoutCustomer, 1)} />
          <OnceMore
            customer={customer}
            menu={menu}
            items={draft.items}
            onAgain={(earlier) => change((before) => withEarlier(before, earlier), 2)}
            onBack={(items) => change((before) => ({ ...before, items }), 2)}
          />
        </>
      ) : newCustomer ? (
        <NewCaller
          caller={newCustomer}
          fieldErrors={fieldErrors}
          onChange={(part) => onChange((before) => ({ ...before, newCustomer: { ...newCustomer, ...part } }))}
          onSearch={() => change(withoutCustomer, 1)}
        />
      ) : (
        <CallerSearch
          onKnown={(found) => change((before) => withCustomer(before, found), 2)}
          onNew={(typed) => change((before) => withNewCustomer(before, typed, getLocale()), 1)}
        />
      )}
    </Question>
  );
}

function KnownCaller({ customer, onOther }: { customer: KitchenCustomer; onOther: () => void }) {
  const Icon = customer.companyName ? Building2 : User;
  return (
    <div className="tel-caller">
      <i>
        <Icon size={24} />
      </i>
      <span>
        <b>{fullName(customer)}</b>
        <small>{[customer.phone || customer.email, ordersText(customer)].join(' · ')}</small>
      </span>
      <Button variant="quiet" aria-label={m.telephone_who_other_label()} onClick={onOther}>
        {m.telephone_who_other()}
      </Button>
    </div>
  );
}

/** What a customer has had before, each a press away from being ordered once more. */
function OnceMore({
  customer: { recentOrders },
  menu,
  items: chosen,
  onAgain,
  onBack,
}: {
  customer: KitchenCustomer;
  menu: readonly MenuItem[];
  items: Draft['items'];
  onAgain: (earlier: Pick<Draft, 'items' | 'note' | 'invoice'>) => void;
  onBack: (items: Draft['items']) => void;
}) {
  const [gone, setGone] = useState(0);
  /** The dishes in whose place those of an earlier order have come. */
  const [replaced, setReplaced] = useState<Draft['items']>([]);
  const isSold = (id: number) => menu.some(({ productId }) => productId === id);
  if (recentOrders.length === 0) return null;
  return (
    <div className="tel-tags">
      <span>{m.telephone_again()}</span>
      {recentOrders.map(({ publicProductOrderId, day, items, note, invoice = null }) => {
        const sold = items.filter(({ productId }) => isSold(productId));
        return (
          <button
            key={publicProductOrderId}
            type="button"
            onClick={() => {
              setGone(items.length - sold.length);
              setReplaced(chosen);
              onAgain({
                items: sold.map(({ productId, quantity }) => ({ productId, quantity })),
                note,
                invoice: invoice && begun(invoice, getLocale()),
              });
            }}
          >
            {day
              ? m.telephone_again_order({ day: dayAndMonth(day), dishes: dishesText(items) })
              : dishesText(items)}
          </button>
        );
      })}
      <p role="status">{gone > 0 ? m.telephone_gone({ count: gone }) : null}</p>
      {replaced.length > 0 ? (
        <Button
          variant="quiet"
          onClick={() => {
            setReplaced([]);
            setGone(0);
            onBack(replaced);
          }}
        >
          {m.telephone_again_undo({ count: replaced.length })}
        </Button>
      ) : null}
    </div>
  );
}

function dishesText(items: KitchenCustomer['recentOrders'][number]['items']): string {
  const names = items.map(({ name }) => kitchenName(inLanguage(name), getLocale()));
  return names.length > 2
    ? m.telephone_again_dishes({ dishes: names.slice(0, 2).join(', ') })
    : listed(names);
}

function NewCaller({
  caller,
  fieldErrors,
  onChange,
  onSearch,
}: {
  caller: NewCustomer;
  fieldErrors: AnswerProps['fieldErrors'];
  onChange: (part: Partial<NewCustomer>) => void;
  onSearch: () => void;
}) {
  const first = (['name', 'phone', 'email'] as const).find((field) => caller[field] === '') ?? 'name';
  return (
    <div className="tel-fields">
      <TextField
        label={m.telephone_who_name()}
        data-jump={first === 'name' || undefined}
        autoComplete="off"
        maxLength={200}
        value={caller.name}
        error={fieldErrors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={m.telephone_who_phone()}
        data-jump={first === 'phone' || undefined}
        type="tel"
        autoComplete="off"
        maxLength={50}
        value={caller.phone}
        error={fieldErrors.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
      <TextField
        label={m.telephone_who_email()}
        data-jump={first === 'email' || undefined}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={caller.email}
        error={fieldErrors.email}
        hint={m.telephone_who_email_hint()}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        label={m.telephone_who_company()}
        note={m.telephone_optional()}
        autoComplete="off"
        maxLength={200}
        value={caller.companyName}
        onChange={({ target }) => onChange({ companyName: target.value })}
      />
      <Button variant="quiet" className="tel-way-back" onClick={onSearch}>
        {m.telephone_who_search()}
      </Button>
    </div>
  );
}
