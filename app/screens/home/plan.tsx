import { CalendarClock, Euro, MapPin, Wallet } from 'lucide-react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { guestCounts } from '#rules/booking/guest-count.ts';
import { suggestedPlatters } from '#rules/catalogue/platter-suggestion.ts';
import { formatGuestCount, formatMoney } from '#rules/text/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Paper } from '#ui/paper.tsx';
import { hoursText } from '../../booking/hours-text.ts';
import { useBookingRules } from '../../booking/use-booking-rules.ts';
import { useDeliveryCostNote } from '../../page/delivery-cost-text.ts';
import { PaymentLogos } from '../../page/payment-logos.tsx';
import { Picture } from '../../page/picture.tsx';
import { useCompany } from '../../page/use-company.ts';
import { useMinimumOrder } from '../../page/use-minimum-order.ts';
import { ProductFilterNote } from '../../product/product-filter-note.tsx';

const plate = '/pictures/categories/platters-160.webp';

/**
 * What one wants to know before ordering: how much, where to, how soon, how to pay. `postcodes` are those of the
 * setting; none means the whole city.
 */
export function Plan({ postcodes }: { postcodes: readonly string[] }) {
  const locale = getLocale();
  const booking = useBookingRules();
  const minimumOrder = useMinimumOrder();
  const costNote = useDeliveryCostNote();
  const { street, postalCode, city } = useCompany();
  const place = { street, postalCode, city };
  const facts = [
    {
      Icon: MapPin,
      title: m.home_area(),
      text:
        postcodes.length > 0
          ? m.home_area_postcodes({ ...place, postcodes: postcodes.join(', ') })
          : m.home_area_everywhere(place),
    },
    {
      Icon: CalendarClock,
      title: m.home_lead(),
      text: m.home_lead_text({
        hours: booking.leadHours,
        times: hoursText(booking.hours),
      }),
    },
    {
      Icon: Euro,
      title: m.home_minimum(),
      text: `${m.home_minimum_text({ amount: formatMoney(minimumOrder, locale) })} ${costNote}`,
    },
    { Icon: Wallet, title: m.home_pay(), text: m.home_pay_text() },
  ];
  return (
    <section className="plan">
      <div className="gutter">
        <div>
          <h2>{m.home_plan_title()}</h2>
          <p className="mt-5 text-lead">{m.home_plan_text()}</p>
          <ul className="plan-facts">
            {facts.map(({ Icon, title, text }) => (
              <li key={title}>
                <Icon size={24} />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <PaymentLogos />
        </div>
        <Paper ruled className="plan-paper">
          <table>
            <caption>{m.home_plan_caption()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.home_plan_guests()}</th>
                <th scope="col">{m.home_plan_platters()}</th>
              </tr>
            </thead>
            <tbody>
              {guestCounts.map((range) => (
                <tr key={range}>
                  <th scope="row" className="num">
                    {formatGuestCount(range)}
                  </th>
                  <td>
                    <span className="plan-count">
                      <span className="num">{suggestedPlatters(range)}</span>
                      {Array.from({ length: suggestedPlatters(range) }, (_, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the plates are all alike
                        <Picture key={place} src={plate} sizes="44px" />
                      ))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-small text-muted">{m.home_plan_more()}</p>
          <p className="mt-3 text-small font-medium">
            <ProductFilterNote />
          </p>
          <ButtonLink to="/category/platter" variant="side" className="mt-6">
            {m.home_plan_link()}
          </ButtonLink>
          {/* What most tables are for is said already, and can be said otherwise there. */}
          <ButtonLink
            to="/plan?occasion=team&meal=lunch"
            variant="quiet"
            className="mt-3 whitespace-normal text-left"
          >
            {m.home_plan_whole()}
          </ButtonLink>
        </Paper>
      </div>
    </section>
  );
}
