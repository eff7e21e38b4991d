import { ChevronLeft } from 'lucide-react';
import { m } from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import type { PageNames } from '../../page/page-names.ts';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { SignInTable } from '../../sign-in/sign-in-form-table.tsx';

export const handle: PageNames = {
  title: m.shell_title_checkout_login,
  crumbs: () => ({ 'checkout-login': m.shell_crumb_checkout() }),
};

/** Sign-in on the way to delivery and payment; leads back to the delivery step (spec §2). */
export default function CheckoutLogin() {
  return (
    <SignInTable title={m.sign_in_checkout_title()}>
      <SignInForm leadsTo={() => '/cart?step=delivery'} />
      <ButtonLink variant="quiet" to="/cart" className="mt-6 no-underline">
        <ChevronLeft size={22} />
        <span className="underline underline-offset-4">{m.sign_in_back_to_cart()}</span>
      </ButtonLink>
    </SignInTable>
  );
}
