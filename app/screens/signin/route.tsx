import { useNavigate } from 'react-router';
import { m } from '#messages';
import { SignInForm } from '../../parts/sign-in-form.tsx';
import { SignInTable } from '../../parts/sign-in-form-table.tsx';
import { takeRedirectAfterLogin } from '../../stores/session.ts';

/** Sign-in; leads to where the visitor was going, else home (spec §2). */
export default function SignIn() {
  const navigate = useNavigate();
  return (
    <SignInTable title={m.sign_in_title()}>
      <SignInForm onSignedIn={() => navigate(takeRedirectAfterLogin() ?? '/', { replace: true })} />
    </SignInTable>
  );
}
