import { useState } from 'react';
import type { BookingSettings } from '#contract/kitchen/settings/booking-settings.ts';
import { m } from '#kitchen-messages';
import { deliveryCost, isWholePostcode, minimumOrderFor } from '#rules/booking/delivery-cost.ts';
import { centsOf, euroOf } from '#rules/money/money.ts';
import { type Locale, locales } from '#rules/text/locale.ts';
import { TextField } from '#ui/field.tsx';
import { euroWords } from './euro-words.ts';

type Settings = Pick<BookingSettings, 'zones' | 'postcodes' | 'minimumOrder'>;

/** A postcode tried: its zone, what delivery costs, the least order, and what a customer reads in both languages. */
export function TryPostcode({ settings }: { settings: Settings }) {
  const [typed, setTyped] = useState('');
  const postcode = typed.trim();
  return (
    <section className="paper load-day try-postcode" aria-labelledby="try-postcode">
      <h2 id="try-postcode">{m.area_try()}</h2>
      <TextField
        label={m.area_try_label()}
        hint={m.area_try_hint()}
        inputMode="numeric"
        maxLength={5}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {isWholePostcode(postcode) ? <Told postcode={postcode} settings={settings} /> : null}
      </div>
    </section>
  );
}

/** By the rules that the shop itself asks. */
function costsOf(postcode: string, { zones, postcodes, minimumOrder }: Settings) {
  const inCents = zones.map((zone) => ({ ...zone, fee: centsOf(zone.fee), minimum: centsOf(zone.minimum) }));
  const fee = deliveryCost(postcode, { area: postcodes.join(','), zones: inCents });
  return {
    fee: fee === null ? null : euroOf(fee),
    minimum: euroOf(minimumOrderFor(postcode, centsOf(minimumOrder), inCents)),
    index: zones.findIndex((zone) => zone.postcodes.includes(postcode)),
  };
}

function Told({ postcode, settings }: { postcode: string; settings: Settings }) {
  const { fee, minimum, index } = costsOf(postcode, settings);
  const zone = settings.zones[index];
  const reads = (locale: Locale) => {
    if (fee === null) return m.area_reads_not({ postcode }, { locale });
    const said = { postcode, minimum: euroWords(minimum, locale) };
    return fee === 0
      ? m.area_reads_free(said, { locale })
      : m.area_reads_fee({ ...said, fee: euroWords(fee, locale) }, { locale });
  };
  return (
    <>
      <dl className="try-sums">
        <div>
          <dt>
            {fee === null
              ? m.area_not_served()
              : zone
                ? m.area_in_zone({ number: index + 1, name: zone.name })
                : m.area_in_no_zone()}
          </dt>
          <dd className="num">{fee === null ? '–' : euroWords(fee)}</dd>
        </div>
        {fee === null ? null : (
          <div>
            <dt>{m.area_order_from()}</dt>
            <dd className="num">{euroWords(minimum)}</dd>
          </div>
        )}
      </dl>
      <h3>{m.area_reads()}</h3>
      {locales.map((locale) => (
        <p key={locale} className="try-reads" lang={locale}>
          {reads(locale)}
        </p>
      ))}
    </>
  );
}
