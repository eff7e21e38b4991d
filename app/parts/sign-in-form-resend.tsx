import { useState } from 'react';
import { m } from '#messages';
import { browserApi } from '../api/browser.ts';
import { toast } from '../stores/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Captcha } from './captcha.tsx';
import { errorText } from './error-text.ts';

/** Has another code sent; every code needs its own human check, which appears on demand. */
export function SignInResend({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);

  async function resend(captcha: string | null) {
    if (!captcha) return;
    try {
      await browserApi.sendAccessCode(email, captcha);
      toast({ title: m.sign_in_resent(), description: email });
    } catch (error) {
      toast({
        kind: 'error',
        title: m.sign_in_error_title(),
        description: errorText(error, m.sign_in_send_failed()),
      });
    }
    setAsking(false);
  }

  return (
    <div className="mt-5">
      <p className="text-small text-muted">{m.sign_in_resend_hint()}</p>
      {isAsking ? (
        <div className="mt-2">
          <Captcha onChange={resend} />
        </div>
      ) : (
        <Button variant="quiet" className="-ms-1" onClick={() => setAsking(true)}>
          {m.sign_in_resend()}
        </Button>
      )}
    </div>
  );
}
