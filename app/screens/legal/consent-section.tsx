import { getLocale } from '#locale';
import { m } from '#messages';
import { Paper } from '#ui/paper.tsx';
import ConsentForm from '../../page/consent-form.tsx';
import { useConsent } from '../../stores/consent.ts';

/** The visitor's choice with its date, to be changed at any time; it appears once the browser knows it. */
export function ConsentSection() {
  const consent = useConsent();
  if (consent === undefined) return null;
  return (
    <Paper as="aside" ruled aria-labelledby="settings" className="mt-12">
      <h2 id="settings">{m.consent_page_title()}</h2>
      <p role="status" className="mt-3">
        {consent ? m.consent_decided({ date: dateOf(consent.decidedAt) }) : m.consent_undecided()}
      </p>
      <ConsentForm />
    </Paper>
  );
}

/** Day and time in Berlin; seconds show that a choice made again has been taken. */
function dateOf(milliseconds: number): string {
  return new Intl.DateTimeFormat(getLocale() === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  }).format(milliseconds);
}
