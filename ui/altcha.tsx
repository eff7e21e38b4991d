import 'altcha/external';
import 'altcha/altcha.css';
import './altcha.css';
import type {} from 'altcha/types/react';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { useEffect, useRef } from 'react';

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

/** Only what works without the maker's own server, and nothing that watches the visitor. */
const configuration = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false });

/** What the widget says, in the reader's language. */
interface AltchaTexts {
  label: string;
  verifying: string;
  verified: string;
  error: string;
  expired: string;
  verificationRequired: string;
  waitAlert: string;
}

/** ALTCHA's widget: proof of work in workers of our own origin. It starts at once. */
export default function AltchaCheck({
  challenge,
  language,
  texts,
  takesFocus,
  onChange,
  onFailed,
}: {
  /** Address of the challenges. */
  challenge: string;
  language: string;
  texts: AltchaTexts;
  /** Whether what had the focus is gone for this. */
  takesFocus?: () => boolean;
  /** Gets what is solved, null while nothing is. */
  onChange: (payload: string | null) => void;
  /** The challenge did not come, or was not solved. */
  onFailed?: () => void;
}) {
  const widget = useRef<HTMLElement>(null);
  const latest = useRef({ onChange, onFailed });
  latest.current = { onChange, onFailed };
  const wantsFocus = useRef(takesFocus);
  $altcha.i18n.set(language, { ...$altcha.i18n.get('en'), ...texts });

  useEffect(() => {
    const element = widget.current;
    const onState = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string | null }>).detail;
      latest.current.onChange(state === 'verified' ? (payload ?? null) : null);
      if (state === 'error') latest.current.onFailed?.();
    };
    element?.addEventListener('statechange', onState);
    if (wantsFocus.current?.() && document.activeElement === document.body)
      element?.querySelector('input')?.focus();
    return () => element?.removeEventListener('statechange', onState);
  }, []);

  return (
    <altcha-widget
      ref={widget}
      // What its label becomes is said.
      aria-live="polite"
      challenge={challenge}
      auto="onload"
      language={language}
      configuration={configuration}
    />
  );
}
