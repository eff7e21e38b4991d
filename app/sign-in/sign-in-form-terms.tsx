import { Link } from 'react-router';
import { m } from '#messages';

const slot = '\u0000';

/** What signing in means, with links to the two documents it names. */
export function SignInTerms() {
  const [before, between, after] = m.sign_in_terms_text({ terms: slot, privacy: slot }).split(slot);
  const link = 'font-medium text-petrol underline underline-offset-4';
  return (
    <p className="mt-6 text-small text-muted">
      {before}
      <Link to="/terms" className={link}>
        {m.sign_in_terms()}
      </Link>
      {between}
      <Link to="/privacy" className={link}>
        {m.sign_in_privacy()}
      </Link>
      {after}
    </p>
  );
}
