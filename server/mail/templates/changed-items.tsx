import type { ReactNode } from 'react';
import { m } from '#messages';
import type { Cents } from '#rules/money/money.ts';
import { formatGuestCount, formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { MailedChange } from '../mailed-change.ts';
import { whenText } from './order-facts.tsx';
import { styles } from './styles.ts';

interface Props {
  readonly change: MailedChange;
  readonly locale: Locale;
  /** Whether the shop reads this and not the customer, whose money it is. */
  readonly isToShop?: boolean;
  /** Whether it counts only once it is paid. */
  readonly isDue?: boolean;
}

/** What a change made different, line by line, and what that comes to. */
export function ChangedItems({ change, locale, isToShop = false, isDue = false }: Props) {
  const { order, lines, discount, reduction, delivery, time, place, note, guests, fee, feeOf, difference } =
    change;
  // The document is in the customer's language.
  const reductionName = isToShop ? null : change.reductionName;
  const until = (from: string | null) => from && m.mail_changed_until({ from }, { locale });
  return (
    <table style={styles.table}>
      <thead>
        <tr>
          <th scope="col" style={styles.head}>
            {m.mail_changed_what({}, { locale })}
          </th>
          <th scope="col" style={{ ...styles.head, textAlign: 'right' }}>
            {m.mail_changed_more_or_less({}, { locale })}
          </th>
        </tr>
      </thead>
      <tbody>
        {time && (
          <Row label={whenText(time.to, locale)} note={until(time.from && whenText(time.from, locale))} />
        )}
        {place && <Row label={place.to} note={until(place.from)} />}
        {note !== null && (
          <Row
            label={note ? m.mail_changed_note({ note }, { locale }) : m.mail_changed_no_note({}, { locale })}
          />
        )}
        {guests && (
          <Row
            label={guestsText(guests.to, locale)}
            note={until(guests.from && guestsText(guests.from, locale))}
          />
        )}
        {lines.map(({ name, amount, ...pieces }) => (
          <Row
            key={name}
            label={readLocalizedText(name, locale)}
            note={piecesText(pieces, locale)}
            amount={signed(amount, locale)}
          />
        ))}
        {discount !== 0 && (
          <Row
            label={m.mail_discount({ code: order.discountCode ?? '' }, { locale })}
            amount={signed(discount, locale)}
          />
        )}
        {reduction > 0 && (
          <Row
            label={reductionName ?? m.mail_price_reduction({}, { locale })}
            amount={signed(0 - reduction, locale)}
          />
        )}
        {delivery !== 0 && <Row label={m.delivery_cost({}, { locale })} amount={signed(delivery, locale)} />}
        {fee > 0 && (
          <Row
            label={m.mail_changed_fee({}, { locale })}
            note={
              feeOf &&
              m.mail_changed_fee_of({ percent: feeOf.percent, of: formatMoney(feeOf.of, locale) }, { locale })
            }
            amount={signed(fee, locale)}
          />
        )}
        <tr>
          <th scope="row" style={styles.totalLabel}>
            {(isDue ? m.mail_changed_due : sumLabel(difference, isToShop))({}, { locale })}
          </th>
          <td style={styles.total}>{formatMoney(Math.abs(difference), locale)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A difference; one without an amount takes the whole width. */
function Row({ label, note, amount }: { label: string; note?: ReactNode; amount?: string }) {
  return (
    <tr>
      <th scope="row" style={styles.cell} {...(amount === undefined && { colSpan: 2 })}>
        {label}
        {note ? (
          <>
            <br />
            <span style={styles.note}>{note}</span>
          </>
        ) : null}
      </th>
      {amount === undefined ? null : <td style={styles.amount}>{amount}</td>}
    </tr>
  );
}

function guestsText(guests: string | null, locale: Locale): string {
  if (guests === null) return m.mail_changed_no_guests({}, { locale });
  return m.order_guests({ guests: formatGuestCount(guests) }, { locale });
}

function piecesText(pieces: { from: number; to: number }, locale: Locale): string {
  if (pieces.from === 0) return m.mail_changed_new(pieces, { locale });
  return (pieces.to === 0 ? m.mail_changed_out : m.mail_changed_pieces)(pieces, { locale });
}

/** An amount that something is more or less by. */
function signed(cents: Cents, locale: Locale): string {
  return `${cents < 0 ? '−' : '+'}${formatMoney(Math.abs(cents), locale)}`;
}

function sumLabel(difference: Cents, isToShop: boolean) {
  if (difference === 0) return m.mail_changed_same_sum;
  if (difference > 0) return m.mail_changed_paid;
  return isToShop ? m.mail_changed_back_to_customer : m.mail_changed_back;
}
