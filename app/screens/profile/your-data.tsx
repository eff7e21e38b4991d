import { m } from '#messages';
import { useCompany } from '../../page/use-company.ts';

/** How to have the account deleted or get a copy of what is kept: as the privacy page says, by writing to the shop. */
export function YourData() {
  const { email } = useCompany();
  const [before, after] = m.profile_your_data({ email: '\n' }).split('\n');
  return (
    <p className="text-small text-muted">
      {before}
      <a
        className="underline underline-offset-4"
        href={`mailto:${email}?subject=${encodeURIComponent(m.profile_your_data_subject())}`}
      >
        {email}
      </a>
      {after}
    </p>
  );
}
