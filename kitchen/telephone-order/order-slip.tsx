import clsx from 'clsx/lite';
import { TriangleAlert } from 'lucide-react';
import type { MenuItem } from '#contract/kitchen/menu/menu-items.ts';
import type { TelephoneQuote } from '#contract/kitchen/orders/telephone-quote.ts';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { isGuests, writtenGuests } from '#rules/booking/guest-count.ts';
import { kitchenName } from '#rules/catalogue/kitchen-words.ts';
import { formatGuestCount } from '#rules/text/format.ts';
import { money } from '../order/order-words.ts';
import { longDay, shortTime } from '../parts/words.ts';
import { useKitchens } from '../shell/use-signed-in.ts';
import type { Draft } from './draft.ts';
import { callerName, inLanguage } from './said-words.ts';

interface Props {
  readonly draft: Draft;
  readonly menu: readonly MenuItem[];
  readonly quote?: TelephoneQuote | null;
  /** Whether the amounts are of before the last change. */
  readonly isOld?: boolean;
  /** What it costs, once it is ordered. */
  readonly total?: number;
}

/** The slip that writes itself while somebody speaks: when, for whom, what by kitchen, and what it costs. */
export function OrderSlip({ draft, menu, quote = null, isOld = false, total }: Props) {
  const { day, time } = draft;
  const name = callerName(draft);
  return (
    <div className="tel-bon">
      <div>
        <p className="num tel-bon-time">{time ? shortTime(time) : '–:–'}</p>
        <p className={day ? 'tel-bon-day' : 'muted'}>{day ? longDay(day) : m.telephone_slip_writes()}</p>
        <h2>{name || '…'}</h2>
        <p className="muted">{placeText(draft)}</p>
        {draft.invoice?.name.trim() ? (
          <p className="muted">{m.recipient_line({ recipient: draft.invoice.name.trim() })}</p>
        ) : null}
        {draft.allergies.trim() ? (
          <p className="tel-bon-care">
            <TriangleAlert size={20} />
            {draft.allergies}
          </p>
        ) : null}
        <SlipLines draft={draft} menu={menu} />
        {total === undefined ? (
          <Sums draft={draft} quote={quote} isOld={isOld} />
        ) : (
          <Total words={money(total)} />
        )}
      </div>
    </div>
  );
}

/** For how many it is, whom to ask for, and where it goes. */
function placeText(draft: Draft): string {
  const { customer, newCustomer, fulfilment, place, written, guests } = draft;
  const name = (customer ?? newCustomer)?.name ?? '';
  const person = name === callerName(draft) ? '' : name;
  const known = customer?.addresses.find(({ deliveryAddressId }) => deliveryAddressId === place)?.street;
  const street =
    fulfilment === 'PICKUP' ? m.telephone_where_pickup() : place === 'WRITTEN' ? written.street : known;
  const count = writtenGuests(guests);
  const size = isGuests(count) ? m.day_guests({ guests: formatGuestCount(count) }) : '';
  const door = place === 'WRITTEN' ? written.name.trim() : '';
  return [size, person, door, street].filter(Boolean).join(' · ');
}

function SlipLines({ draft, menu }: Pick<Props, 'draft' | 'menu'>) {
  const kitchens = useKitchens();
  const lines = draft.items.flatMap(({ productId, quantity }) => {
    const dish = menu.find((each) => each.productId === productId);
    return dish ? [{ dish, quantity }] : [];
  });
  if (lines.length === 0) return [1, 2, 3].map((line) => <span key={line} className="tel-bon-blank" />);
  return kitchens
    .map((kitchen) => ({ ...kitchen, own: lines.filter(({ dish }) => dish.sellerId === kitchen.id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, name, color, own }) => (
      <section key={id}>
        <h3 className={`of-kitchen-${color}`}>{name}</h3>
        <ul>
          {own.map(({ dish, quantity }) => (
            <li key={dish.productId}>
              <span>
                {m.telephone_slip_line({ quantity, name: kitchenName(inLanguage(dish.name), getLocale()) })}
              </span>
              <span className="num">{money(dish.price * quantity)}</span>
            </li>
          ))}
        </ul>
      </section>
    ));
}

function Total({ words }: { words: string }) {
  return (
    <dl className="tel-sums">
      <div className="sum">
        <dt>{m.telephone_slip_total()}</dt>
        <dd className="num">{words}</dd>
      </div>
    </dl>
  );
}

function Sums({ draft, quote, isOld }: Required<Pick<Props, 'draft' | 'quote' | 'isOld'>>) {
  if (draft.items.length === 0) return <Total words={money(0)} />;
  if (!quote) {
    return (
      <>
        <Total words="–" />
        <p className="muted">{m.telephone_slip_no_price()}</p>
      </>
    );
  }
  const { discount, deliveryFee, total, deposit, vat, minimumAge } = quote;
  return (
    <>
      <dl className={clsx('tel-sums', isOld && 'old')} aria-busy={isOld || undefined}>
        {discount > 0 ? (
          <div>
            <dt>{m.telephone_slip_discount()}</dt>
            <dd className="num">{money(-discount)}</dd>
          </div>
        ) : null}
        {draft.fulfilment === 'DELIVERY' ? (
          <div>
            <dt>{m.order_fee()}</dt>
            <dd className="num">{deliveryFee > 0 ? money(deliveryFee) : m.telephone_slip_free()}</dd>
          </div>
        ) : null}
        <div className="sum">
          <dt>{m.telephone_slip_total()}</dt>
          <dd className="num">{money(total)}</dd>
        </div>
        {deposit > 0 ? (
          <div>
            <dt>{m.telephone_slip_deposit()}</dt>
            <dd className="num">{money(deposit)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="muted">
        {vat.map(({ rate, gross }) => m.telephone_slip_vat({ rate, gross: money(gross) })).join(', ')}
      </p>
      {minimumAge === null ? null : (
        <p className="tel-bon-age">{m.telephone_slip_age({ age: minimumAge })}</p>
      )}
    </>
  );
}
