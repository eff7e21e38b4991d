import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { m } from '#messages';
import { isWholeCode } from '#rules/access/access-code.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { browserApi } from '../api/browser.ts';
import { ApiError } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { sayError } from '../page/say-error.ts';
import { announce } from '../stores/announcements.ts';
import { dropAccessToken, storeAccessToken } from '../stores/session.ts';
import { dismissToastsAbout, toast } from '../stores/toasts.ts';
import { Captcha } from './captcha.tsx';
import { SignInResend } from './sign-in-form-resend.tsx';
import { type CodeValues, codeSchema } from './sign-in-form-schema.ts';
import { verifyCode } from './sign-in-form-verify.ts';

const withoutGaps = (code: string) => code.replaceAll(/\s/g, '');

/**
 * Step 2: the code from the e-mail, sent by itself once it is whole. A failure removes a stored token (spec §4). After
 * several wrong codes, also of strangers, the shop wants a human check: it appears below the code, and once solved the
 * code is sent again. The token once stored, the form around this step leads on.
 */
export default function SignInCodeStep({
  email,
  mailedCode,
  onOtherEmail,
}: {
  email: string;
  /** The code from the link of the e-mail; empty unless that was opened. */
  mailedCode: string;
  onOtherEmail: () => void;
}) {
  const form = useForm<CodeValues>({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: mailedCode },
  });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const sent = mailedCode ? m.sign_in_code_filled({ email }) : m.sign_in_code_sent({ email });
  useEffect(() => setFocus('code'), [setFocus]);
  useEffect(() => announce(sent), [sent]);
  /** Which human check is shown, 0 before the first: each is good for one try. */
  const [check, setCheck] = useState(0);

  /** A whole code goes once by itself, then by the button. */
  const sentByItself = useRef(mailedCode);
  function sendIfWhole(code: string) {
    if (!isWholeCode(code) || code === sentByItself.current) return;
    sentByItself.current = code;
    void form.handleSubmit((values) => verify(values))();
  }

  async function verify({ code }: CodeValues, captcha: string | null = null) {
    dismissToastsAbout('sign-in');
    try {
      await verifyCode(() => browserApi.login(email, code, captcha), storeAccessToken);
      announce(m.sign_in_done());
    } catch (error) {
      dropAccessToken();
      const isWanted = error instanceof ApiError && error.code === 'CaptchaRequired';
      if (isWanted || captcha) setCheck((shown) => shown + 1);
      if (isWanted) {
        announce(m.sign_in_code_check(), true);
        return form.setError('code', { message: m.sign_in_code_check() });
      }
      const text = errorText(error, m.sign_in_verify_failed());
      toast({ kind: 'error', title: m.sign_in_error_title(), description: text, about: 'sign-in' });
      form.setError('code', { message: text });
      // Whoever types again replaces it.
      setFocus('code', { shouldSelect: true });
    }
  }

  return (
    <>
      <form noValidate onSubmit={form.handleSubmit((values) => verify(values), sayError)}>
        <h2 className="text-card">{m.sign_in_code_title()}</h2>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">{sent}</p>
        <TextField
          {...form.register('code', {
            setValueAs: withoutGaps,
            onChange: ({ target }: { target: { value: string } }) => sendIfWhole(withoutGaps(target.value)),
          })}
          className="mt-6"
          aria-required
          inputMode="numeric"
          autoComplete="one-time-code"
          label={m.sign_in_code()}
          hint={mailedCode ? undefined : m.sign_in_code_hint()}
          error={errors.code?.message}
        />
        {check > 0 && (
          <div className="mt-4">
            <Captcha
              key={check}
              onChange={(captcha) => {
                if (captcha) void form.handleSubmit((values) => verify(values, captcha))();
              }}
            />
          </div>
        )}
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
