import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import { drinksOf } from '#rules/catalogue/drinks.ts';
import { withAges } from '#rules/catalogue/minimum-age.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { countedText } from '#rules/text/counted-text.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderDeliveredSubject({ locale, publicId, fulfilment }: MailedOrder): string {
  const subject = fulfilment === 'PICKUP' ? m.mail_picked_up_subject : m.mail_delivered_subject;
  return subject({ number: orderNumber(publicId) }, { locale });
}

/** Thanks a customer whose order is with them, and says what of the shop's has stayed there. */
export function OrderDelivered({
  boardsLeft,
  isAlcoholRefused,
  missing,
  ...about
}: AboutOrder & {
  /** Boards, crates and stands; null where nobody has counted them. */
  boardsLeft: number | null;
  /** Nobody was old enough for the alcohol in it, which came back. */
  isAlcoholRefused: boolean;
  /** Dishes that were not with it, by their names, localized. */
  missing: readonly { readonly name: string }[];
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const { phone } = company;
  const dishes = new Intl.ListFormat(locale).format(
    missing.map(({ name }) => readLocalizedText(name, locale)),
  );
  const isPickup = order.fulfilment === 'PICKUP';
  return (
    <OrderLetter
      {...about}
      preview={m.mail_delivered_preview({}, { locale })}
      title={m.mail_delivered_title({}, { locale })}
      intro={isPickup ? m.mail_picked_up_intro({}, { locale }) : m.mail_delivered_intro({}, { locale })}
      call={m.mail_delivered_shop({ phone }, { locale })}
    >
      {dishes === '' ? null : (
        <Text style={styles.text}>
          <Reachable phone={phone}>{m.mail_delivered_missing({ dishes, phone }, { locale })}</Reachable>
        </Text>
      )}
      {isAlcoholRefused ? <RefusedDrinks {...about} /> : null}
      {boardsLeft === 0 ? null : (
        <Text style={styles.text}>
          <Reachable phone={phone}>
            {boardsLeft === null
              ? m.mail_delivered_boards({ phone }, { locale })
              : m.mail_delivered_boards_left({ boards: boardsLeft, phone }, { locale })}
          </Reachable>
        </Text>
      )}
      <OrderFacts order={order} company={company} locale={locale} />
      <Button href={page} style={styles.button}>
        {m.orders_again({}, { locale })}
      </Button>
    </OrderLetter>
  );
}

export function alcoholRefusedSubject({ locale, publicId }: MailedOrder): string {
  return m.mail_refused_subject({ number: orderNumber(publicId) }, { locale });
}

/** Tells a customer which alcohol was not handed over, who has been thanked without a word of it or is not thanked any more. */
export function AlcoholRefused(about: AboutOrder) {
  const { order, company, page } = about;
  const { locale } = order;
  return (
    <OrderLetter
      {...about}
      preview={m.mail_refused_preview({}, { locale })}
      title={m.mail_refused_title({}, { locale })}
      intro={m.mail_refused_intro({}, { locale })}
      call={m.mail_delivered_shop({ phone: company.phone }, { locale })}
    >
      <RefusedDrinks {...about} />
      <OrderFacts order={order} company={company} locale={locale} />
      <SeeOrder page={page} locale={locale} />
    </OrderLetter>
  );
}

/** What came back since nobody was old enough, by name, and that it is to be settled. */
function RefusedDrinks({ order: { lines, locale }, company: { phone } }: AboutOrder) {
  const drinks = countedText(drinksOf(withAges(lines)), locale);
  return drinks === '' ? null : (
    <Text style={styles.text}>
      <Reachable phone={phone}>{m.mail_delivered_refused({ drinks, phone }, { locale })}</Reachable>
    </Text>
  );
}
