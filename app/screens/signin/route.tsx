import { m } from '#messages';
import type { PageNames } from '../../page/page-names.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { SignInTable } from '../../sign-in/sign-in-form-table.tsx';
import { redirectAfterLogin } from '../../stores/session.ts';

export const handle: PageNames = {
  title: m.shell_title_signin,
  crumbs: () => ({ signin: m.shell_sign_in() }),
};

/** Sign-in; leads to where the visitor was going, else home (spec §2). */
export default function SignIn() {
  return (
    <SignInTable title={m.sign_in_title()}>
      <SignInForm leadsTo={() => redirectAfterLogin() ?? '/'} />
    </SignInTable>
  );
}
