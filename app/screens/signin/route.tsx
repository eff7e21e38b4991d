import { m } from '#messages';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { SignInTable } from '../../sign-in/sign-in-form-table.tsx';
import { redirectAfterLogin } from '../../stores/session.ts';

/** Sign-in; leads to where the visitor was going, else home (spec §2). */
export default function SignIn() {
  return (
    <SignInTable title={m.sign_in_title()}>
      <SignInForm leadsTo={() => redirectAfterLogin() ?? '/'} />
    </SignInTable>
  );
}
