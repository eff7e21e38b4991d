import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { browserApi } from '../api/browser.ts';
import { errorText } from '../api/error-text.ts';
import { isOffline } from '../api/is-offline.ts';
import { sayError } from '../page/say-error.ts';
import { dismissToastsAbout, toast } from '../stores/toasts.ts';
import { Captcha } from './captcha.tsx';
import { type EmailValues, emailSchema } from './sign-in-form-schema.ts';

/** Step 1: the e-mail and the human check. Without a solved check nothing is sent (spec §5). */
export function SignInEmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isWriting, setWriting] = useState(email !== '');
  const form = useForm<EmailValues>({ resolver: zodResolver(emailSchema), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus, setValue } = form;
  // Who comes back from the code wants to change the address; on a fresh page nothing takes the focus.
  const [isBack] = useState(isWriting);
  useEffect(() => {
    if (isBack) setFocus('email');
  }, [isBack, setFocus]);
  // What was written or filled in before the scripts were there counts too.
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const written = place.current?.email.value;
    if (!written) return;
    setValue('email', written);
    setWriting(true);
  }, [setValue]);

  async function send(values: EmailValues) {
    if (!captcha) return;
    dismissToastsAbout('sign-in');
    try {
      await browserApi.sendAccessCode(values.email, captcha);
      onSent(values.email);
    } catch (error) {
      toast({
        kind: 'error',
        title: m.sign_in_error_title(),
        description: errorText(error, m.sign_in_send_failed()),
        about: 'sign-in',
      });
      // A check is good for one try; without a connection it was not used.
      if (isOffline(error)) return;
      setCaptcha(null);
      setRound(round + 1);
    }
  }

  return (
    <form ref={place} noValidate onSubmit={form.handleSubmit(send, sayError)}>
      <h2 className="text-card">{m.sign_in_card_title()}</h2>
      <p className="mt-2 text-muted">{m.sign_in_card_text()}</p>
      <TextField
        {...form.register('email', {
          setValueAs: (value: string) => value.trim(),
          onChange: () => setWriting(true),
        })}
        className="mt-6"
        type="email"
        aria-required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={m.sign_in_email()}
        placeholder={m.sign_in_email_placeholder()}
        icon={<Mail className="field-icon-start" size={22} />}
        error={errors.email?.message}
      />
      <div className="mt-4">
        <Captcha key={round} isNeeded={isWriting} onChange={setCaptcha} />
      </div>
      <Button type="submit" wide className="mt-5" disabled={!captcha} busy={isSubmitting}>
        {isSubmitting ? m.sign_in_sending() : m.sign_in_send()}
      </Button>
    </form>
  );
}
