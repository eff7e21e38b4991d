import { m } from '#messages';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { SignInTable } from '../../sign-in/sign-in-form-table.tsx';
import { takeRedirectAfterLogin } from '../../stores/session.ts';
import { signInTarget } from '../../stores/sign-in-step.ts';

/** Sign-in; leads to where the visitor was going, else home (spec §2). */
export default function SignIn() {
  return (
    <SignInTable title={m.sign_in_title()}>
      <SignInForm leadsTo={() => takeRedirectAfterLogin() ?? signInTarget() ?? '/'} />
    </SignInTable>
  );
}
