import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { m } from '#messages';
import { browserApi } from '../api/browser.ts';
import { dropAccessToken, storeAccessToken } from '../stores/session.ts';
import { toast } from '../stores/toasts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { errorText } from './error-text.ts';
import { SignInResend } from './sign-in-form-resend.tsx';
import { type CodeValues, codeSchema } from './sign-in-form-schema.ts';
import { verifyCode } from './sign-in-form-verify.ts';

/** Step 2: the code from the e-mail. A failure removes a stored token (spec §4). */
export function SignInCodeStep({
  email,
  onSignedIn,
  onOtherEmail,
}: {
  email: string;
  onSignedIn: () => void;
  onOtherEmail: () => void;
}) {
  const form = useForm<CodeValues>({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function verify({ code }: CodeValues) {
    try {
      await verifyCode(() => browserApi.login(email, code), storeAccessToken);
      onSignedIn();
    } catch (error) {
      dropAccessToken();
      const text = errorText(error, m.sign_in_verify_failed());
      toast({ kind: 'error', title: m.sign_in_error_title(), description: text });
      form.setError('code', { message: text }, { shouldFocus: true });
    }
  }

  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(verify)}>
        <h2 className="text-card">{m.sign_in_code_title()}</h2>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]" role="status">
          {m.sign_in_code_sent({ email })}
        </p>
        <TextField
          {...form.register('code', { setValueAs: (value: string) => value.replaceAll(/\s/g, '') })}
          className="mt-6"
          inputMode="numeric"
          autoComplete="one-time-code"
          label={m.sign_in_code()}
          error={errors.code?.message}
        />
        <Button type="submit" wide className="mt-5" busy={isSubmitting}>
          {isSubmitting ? m.sign_in_verifying() : m.sign_in_verify()}
        </Button>
      </form>
      <SignInResend email={email} />
      <Button variant="quiet" className="-ms-1" onClick={onOtherEmail}>
        {m.sign_in_other_email()}
      </Button>
    </>
  );
}
