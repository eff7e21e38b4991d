import { Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { shop } from '#content/shop.ts';
import { m } from '#messages';
import { parseLocalDateTime } from '#rules/booking/berlin-time.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import { formatDay, formatGuestCount, formatTime } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { AddressSnapshot } from '../../db/schema/ordering.ts';
import { invoiceNames } from '../../services/billing/invoice-names.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { styles } from './styles.ts';

interface OrderFactsProps {
  order: MailedOrder;
  company: Company;
  locale: Locale;
  /** Whether the shop reads this and not the customer, whose notes they are. */
  isToShop?: boolean;
}

/** Number, when and where of an order, and what the customer asked for. */
export function OrderFacts({ order, company, locale, isToShop = false }: OrderFactsProps) {
  const isPickup = order.fulfilment === 'PICKUP';
  const facts: [label: string, value: string][] = [
    [m.mail_order_number({}, { locale }), orderNumber(order.publicId)],
    [
      isPickup ? m.mail_pickup_time({}, { locale }) : m.mail_delivery_time({}, { locale }),
      whenText(order.preferDateAndTime, locale),
    ],
    isPickup
      ? [
          m.mail_pickup_place({}, { locale }),
          [shop.name, company.street, `${company.postalCode} ${company.city}`].join('\n'),
        ]
      : [m.mail_delivery_place({}, { locale }), order.address ? addressText(order.address) : ''],
  ];
  if (order.guests) facts.push([m.mail_guests({}, { locale }), formatGuestCount(order.guests)]);
  const instructions = isToShop ? m.mail_instructions_to_shop : m.mail_instructions;
  if (order.deliveryInstruction) facts.push([instructions({}, { locale }), order.deliveryInstruction]);
  // What was told at the telephone may have been misheard.
  const invoiced = invoiceNames(order.customer).join(', ');
  if (invoiced) facts.push([m.mail_invoice_to({}, { locale }), invoiced]);
  return (
    <Section style={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text style={styles.factLabel}>{label}</Text>
          <Text style={styles.fact}>
            {value.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
              <Fragment key={at}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </Text>
        </div>
      ))}
    </Section>
  );
}

/** That somebody of age has to be there with an ID, or comes for it, where there is alcohol in an order. */
export function AgeProof({ order: { minimumAge: age, fulfilment, locale } }: { order: MailedOrder }) {
  const proof = fulfilment === 'PICKUP' ? m.mail_age_proof_pickup : m.mail_age_proof;
  return age === null ? null : <Text style={styles.text}>{proof({ age }, { locale })}</Text>;
}

/** A Berlin local time as day and clock time, or that it is open. */
export function whenText(at: string | null, locale: Locale): string {
  const when = at && parseLocalDateTime(at);
  if (!when) return m.mail_time_open({}, { locale });
  return `${formatDay(when.day, locale)}, ${formatTime(when.time, locale)}`;
}

function addressText(address: Omit<AddressSnapshot, 'country'>): string {
  const street = `${address.streetName} ${address.houseNumber}`;
  const lines = [address.name, address.streetAddition ? `${street}, ${address.streetAddition}` : street];
  return [...lines, `${address.postalCode} ${address.city}`].filter(Boolean).join('\n');
}
