import { Button, Text } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import type { FeeStage } from '#rules/orders/fee-steps.ts';
import { orderNumber } from '#rules/orders/order-number.ts';
import type { Company } from '#rules/text/company.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import type { MailedOrder } from '../mailed-order.ts';
import { Greeting } from './greeting.tsx';
import { Layout } from './layout.tsx';
import { OrderFacts, whenText } from './order-facts.tsx';
import { OrderTable } from './ordered-items.tsx';
import { Reachable } from './reachable.tsx';
import { SeeOrder } from './see-order.tsx';
import { styles } from './styles.ts';

export function orderTomorrowSubject({ locale, publicId, fulfilment }: MailedOrder): string {
  const subject = fulfilment === 'PICKUP' ? m.mail_tomorrow_subject_pickup : m.mail_tomorrow_subject;
  return subject({ number: orderNumber(publicId) }, { locale });
}

/** Reminds a customer on the day before: what, when, where, whom to ring, and what can still be done about it. */
export function OrderTomorrow({
  order,
  publicUrl,
  page,
  company,
  until,
  stages,
}: {
  order: MailedOrder;
  publicUrl: string;
  page: string;
  company: Company;
  /** Until when it can be changed, in milliseconds since 1970; null where that is over. */
  until: number | null;
  /** What canceling costs from now on, in turn. */
  stages: readonly (FeeStage & { fee: Cents })[];
}) {
  const { locale, minimumAge } = order;
  const { phone } = company;
  const when = whenText(order.preferDateAndTime, locale);
  const intro = order.fulfilment === 'PICKUP' ? m.mail_tomorrow_intro_pickup : m.mail_tomorrow_intro;
  return (
    <Layout
      locale={locale}
      publicUrl={publicUrl}
      company={company}
      preview={when}
      title={m.mail_tomorrow_title({}, { locale })}
    >
      <Greeting order={order}>{intro({ when }, { locale })}</Greeting>
      <OrderFacts order={order} company={company} locale={locale} />
      <OrderTable order={order} locale={locale} />
      {minimumAge === null ? null : (
        <Text style={styles.text}>{m.mail_link_age({ age: minimumAge }, { locale })}</Text>
      )}
      {until === null ? (
        <>
          <SeeOrder page={page} locale={locale} />
          <Text style={styles.text}>{m.mail_tomorrow_change_over({}, { locale })}</Text>
        </>
      ) : (
        <>
          <Button href={page} style={styles.button}>
            {m.mail_tomorrow_change({}, { locale })}
          </Button>
          <Text style={styles.text}>
            {m.mail_tomorrow_change_until({ until: instantText(until, locale) }, { locale })}
          </Text>
        </>
      )}
      <Text style={styles.text}>
        {m.mail_tomorrow_costs({}, { locale })}
        {stages.map((stage) => (
          <span key={stage.percent}>
            <br />
            {costText(stage, stages.length === 1, locale)}
          </span>
        ))}
      </Text>
      <Text style={styles.text}>
        <Reachable phone={phone}>{m.mail_tomorrow_shop({ phone }, { locale })}</Reachable>
      </Text>
    </Layout>
  );
}

/** What canceling costs in one stage, with the per cents that make it. */
function costText(
  { until, percent, fee }: FeeStage & { fee: Cents },
  isOnly: boolean,
  locale: Locale,
): string {
  const cost =
    fee === 0
      ? m.mail_tomorrow_cost_nothing({}, { locale })
      : m.mail_tomorrow_cost({ fee: formatMoney(fee, locale), percent }, { locale });
  if (until === null)
    return (isOnly ? m.mail_tomorrow_cost_now : m.mail_tomorrow_cost_after)({ cost }, { locale });
  return m.mail_tomorrow_cost_until({ until: instantText(until, locale), cost }, { locale });
}

function instantText(at: number, locale: Locale): string {
  const { day, time } = berlinClock(at);
  return whenText(`${day}T${time}`, locale);
}
