import { Text } from '@react-email/components';
import { m } from '#messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import type { Cents } from '#rules/money/money.ts';
import type { FeeStage } from '#rules/orders/fee-steps.ts';
import { formatMoney } from '#rules/text/format.ts';
import type { Locale } from '#rules/text/locale.ts';
import { whenText } from './order-facts.tsx';
import { styles } from './styles.ts';

/** What canceling costs in one stage. */
export type StageCost = FeeStage & { readonly fee: Cents };

/** What canceling costs from now on, in turn. */
export function CancelCosts({ stages, locale }: { stages: readonly StageCost[]; locale: Locale }) {
  return (
    <Text style={styles.text}>
      {m.mail_tomorrow_costs({}, { locale })}
      {stages.map((stage) => (
        <span key={stage.percent}>
          <br />
          {costText(stage, stages.length === 1, locale)}
        </span>
      ))}
    </Text>
  );
}

/** What canceling costs in one stage, with the per cents that make it. */
function costText({ until, percent, fee }: StageCost, isOnly: boolean, locale: Locale): string {
  const cost =
    fee === 0
      ? m.mail_tomorrow_cost_nothing({}, { locale })
      : m.mail_tomorrow_cost({ fee: formatMoney(fee, locale), percent }, { locale });
  if (until === null)
    return (isOnly ? m.mail_tomorrow_cost_now : m.mail_tomorrow_cost_after)({ cost }, { locale });
  return m.mail_tomorrow_cost_until({ until: instantText(until, locale), cost }, { locale });
}

/** A moment in words. @param at milliseconds since 1970 */
export function instantText(at: number, locale: Locale): string {
  const { day, time } = berlinClock(at);
  return whenText(`${day}T${time}`, locale);
}
