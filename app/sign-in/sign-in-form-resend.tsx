import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { browserApi } from '../api/browser.ts';
import { errorText } from '../api/error-text.ts';
import { announce } from '../stores/announcements.ts';
import { dismissToastsAbout, toast } from '../stores/toasts.ts';
import { Captcha } from './captcha.tsx';

/** Has another code sent; every code needs its own human check, which appears on demand and takes the focus. */
export function SignInResend({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isResent, setResent] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // Button and check take the place of each other: the one that comes takes the focus of the one that has gone.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    const { activeElement, body } = document;
    if (activeElement === body) box.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isAsking]);

  async function resend(captcha: string | null) {
    if (!captcha) return;
    dismissToastsAbout('sign-in');
    try {
      await browserApi.sendAccessCode(email, captcha);
      setResent(true);
      announce(m.sign_in_resent_to({ email }));
    } catch (error) {
      toast({
        kind: 'error',
        title: m.sign_in_error_title(),
        description: errorText(error, m.sign_in_send_failed()),
        about: 'sign-in',
      });
    }
    setAsking(false);
  }

  return (
    <div ref={box} className="mt-5">
      <p className="text-small text-muted [overflow-wrap:anywhere]">
        {isResent ? m.sign_in_resent_to({ email }) : m.sign_in_resend_hint()}
      </p>
      {isAsking ? (
        <div className="mt-2">
          <Captcha isNeeded onChange={resend} />
        </div>
      ) : (
        <Button variant="quiet" className="-ms-1" onClick={() => setAsking(true)}>
          {m.sign_in_resend()}
        </Button>
      )}
    </div>
  );
}
