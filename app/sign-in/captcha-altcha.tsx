import 'altcha/external';
import 'altcha/altcha.css';
import './captcha-altcha.css';
import type {} from 'altcha/types/react';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

/** Only what works without the maker's own server, and nothing that watches the visitor. */
const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false });

function useOurTexts() {
  $altcha.i18n.set(getLocale(), {
    ...$altcha.i18n.get('en'),
    label: m.sign_in_captcha_label(),
    verifying: m.sign_in_captcha_verifying(),
    verified: m.sign_in_captcha_verified(),
    error: m.sign_in_captcha_error(),
    expired: m.sign_in_captcha_expired(),
    verificationRequired: m.sign_in_captcha_needed(),
    waitAlert: m.sign_in_captcha_wait(),
  });
}

/** ALTCHA's widget: proof of work in workers of our own origin. It starts at once. */
export default function AltchaCheck({
  takesFocus,
  onChange,
}: {
  /** Whether what had the focus is gone for this. */
  takesFocus: () => boolean;
  onChange: (payload: string | null) => void;
}) {
  const widget = useRef<HTMLElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const wantsFocus = useRef(takesFocus);
  useOurTexts();

  useEffect(() => {
    const element = widget.current;
    const onState = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string | null }>).detail;
      latest.current(state === 'verified' ? (payload ?? null) : null);
    };
    element?.addEventListener('statechange', onState);
    if (wantsFocus.current() && document.activeElement === document.body)
      element?.querySelector('input')?.focus();
    return () => element?.removeEventListener('statechange', onState);
  }, []);

  return (
    <altcha-widget
      ref={widget}
      challenge="/v1/auth/captcha"
      auto="onload"
      language={getLocale()}
      configuration={configuration}
    />
  );
}
