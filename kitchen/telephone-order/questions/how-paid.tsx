import { Link as Chain } from 'lucide-react';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { telephoneLifetime } from '#rules/orders/payment-lifetime.ts';
import { Choice } from '../../parts/choice.tsx';
import { shortTime } from '../../parts/words.ts';
import { useNow } from '../../shell/use-now.ts';
import type { AnswerProps } from './answer-props.ts';
import { Question } from './question.tsx';

/** How it is paid: at the end of a link that goes to the customer, in their language. */
export function HowPaid({ draft, onChange, error }: AnswerProps) {
  const { customer, newCustomer, locale } = draft;
  const time = useHeldUntil();
  const email = customer?.email ?? newCustomer?.email.trim() ?? '';
  return (
    <Question number={5} title={m.telephone_pay()} error={error}>
      {customer || newCustomer ? (
        <div className="tel-link">
          <Chain size={24} />
          <p>
            <b>{m.telephone_pay_link()}</b>
            <small>
              {email ? m.telephone_pay_link_to({ email, time }) : m.telephone_pay_no_email({ time })}
            </small>
          </p>
          <Choice
            label={m.telephone_pay_language()}
            value={locale}
            options={[
              ['de', m.telephone_pay_german()],
              ['en', m.telephone_pay_english()],
            ]}
            onChange={(chosen) => onChange((before) => ({ ...before, locale: chosen }))}
          />
        </div>
      ) : (
        <p className="tel-idle">{m.telephone_pay_first_who()}</p>
      )}
    </Question>
  );
}

/** Until when a link that is sent now can be paid, by the clock. */
export function useHeldUntil(): string {
  return shortTime(berlinClock(useNow() + telephoneLifetime).time);
}
