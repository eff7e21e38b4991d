import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import { minimumAge } from '#rules/catalogue/minimum-age.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import { readLocalizedText } from '#rules/text/localized-text.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { OrderFacts } from './order-facts.tsx';
import { type AboutOrder, OrderLetter } from './order-letter.tsx';
import { Reachable } from './reachable.tsx';
import { styles } from './styles.ts';

export function orderDeliveredSubject({ locale, publicId, fulfilment }: MailedOrder): string {
  const subject = fulfilment === 'PICKUP' ? m.mail_picked_up_subject : m.mail_delivered_subject;
  return subject({ number: orderNumber(publicId) }, { locale });
}

/** Thanks a customer whose order is with them, and says what of the shop's has stayed there. */
export function OrderDelivered({
  boardsLeft,
  isAlcoholRefused,
  ...about
}: AboutOrder & {
  /** Boards, crates and stands; null where nobody has counted them. */
  boardsLeft: number | null;
  /** Nobody was old enough for the alcohol in it, which came back. */
  isAlcoholRefused: boolean;
}) {
  const { order, company, page } = about;
  const { locale } = order;
  const { phone } = company;
  const isPickup = order.fulfilment === 'PICKUP';
  return (
    <OrderLetter
      {...about}
      preview={m.mail_delivered_preview({}, { locale })}
      title={m.mail_delivered_title({}, { locale })}
      intro={isPickup ? m.mail_picked_up_intro({}, { locale }) : m.mail_delivered_intro({}, { locale })}
      call={m.mail_delivered_shop({ phone }, { locale })}
    >
      {isAlcoholRefused ? (
        <Text style={styles.text}>
          <Reachable phone={phone}>
            {m.mail_delivered_refused({ drinks: drinksText(order), phone }, { locale })}
          </Reachable>
        </Text>
      ) : null}
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

/** What of an order asks for an age, each as often as it was ordered. */
function drinksText({ lines, locale }: MailedOrder): string {
  return lines
    .filter(({ alcoholByVolume }) => minimumAge(alcoholByVolume) !== null)
    .map(({ quantity, name }) => `${quantity} × ${readLocalizedText(name, locale)}`)
    .join(', ');
}
