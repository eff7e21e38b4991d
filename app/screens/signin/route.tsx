import { useNavigate } from 'react-router';
import { m } from '#messages';
import { PageTitle } from '../../parts/page-title.tsx';
import { SignInForm } from '../../parts/sign-in-form.tsx';
import { SignInTable } from '../../parts/sign-in-form-table.tsx';
import { takeRedirectAfterLogin } from '../../stores/session.ts';

/** Sign-in; leads to where the visitor was going, else home (spec §2). */
export default function SignIn() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={m.sign_in_title()} />
      <SignInTable>
        <SignInForm onSignedIn={() => navigate(takeRedirectAfterLogin() ?? '/', { replace: true })} />
      </SignInTable>
    </>
  );
}
