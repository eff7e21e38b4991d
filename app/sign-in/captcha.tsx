import './captcha.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { browserApi } from '../api/browser.ts';
import { firstAction, later } from '../loading/later.tsx';

const Altcha = later(() => import('./captcha-altcha.tsx'), <Unopened busy />);
const Turnstile = later(() => import('./captcha-turnstile.tsx'), <Unopened busy />);

type Kind = { name: 'failed' } | { name: 'altcha' } | { name: 'turnstile'; siteKey: string };

/**
 * The human check. `onChange` gets what goes unchanged into the header X-Captcha, or null while the check is
 * open, failed or expired. Which one it is is the server's choice. It starts when it is pressed, our own also by
 * itself once the check is needed; another company's never does. Its code, larger than the rest of the page, is
 * fetched soon after the visitor's first action.
 */
export function Captcha({
  isNeeded = false,
  onChange,
}: {
  isNeeded?: boolean;
  onChange: (payload: string | null) => void;
}) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [isPressed, setPressed] = useState(false);
  // What has the focus here may go while the check comes: its successor takes it then.
  const hasFocus = useRef(false);

  const isAsked = useRef(false);
  function ask() {
    isAsked.current = true;
    setKind(null);
    void chosenKind().then(setKind);
  }
  const askOnce = useEffectEvent(() => {
    if (!isAsked.current || kind?.name === 'failed') ask();
  });
  useEffect(() => void firstAction.then(() => askOnce()), []);
  // Autofill and dictation write without an action of the visitor's.
  useEffect(() => {
    if (isNeeded || isPressed) askOnce();
  }, [isNeeded, isPressed]);

  function check() {
    const isStarted = isPressed || (isNeeded && kind?.name !== 'turnstile');
    if (!isStarted || !kind) return <Unopened busy={isStarted} onPress={() => setPressed(true)} />;
    if (kind.name === 'turnstile') return <Turnstile siteKey={kind.siteKey} onChange={onChange} />;
    if (kind.name === 'altcha')
      return <Altcha takesFocus={() => isPressed || hasFocus.current} onChange={onChange} />;
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 text-error">
        {m.sign_in_captcha_unavailable()}
        <Button variant="quiet" onClick={ask}>
          {m.sign_in_retry()}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is
    <div
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {check()}
    </div>
  );
}

/** What the check looks like before it is there. */
function Unopened({ busy, onPress }: { busy: boolean; onPress?: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it reads like the one that takes its place, but ticks nothing itself
    <button
      type="button"
      role="checkbox"
      aria-checked="false"
      aria-busy={busy}
      className="captcha-unopened"
      onClick={busy ? undefined : onPress}
    >
      {busy ? <Spinner /> : <span className="captcha-box" />}
      {busy ? m.sign_in_captcha_loading() : m.sign_in_captcha_label()}
    </button>
  );
}

async function chosenKind(): Promise<Kind> {
  try {
    const { turnstile } = await browserApi.captcha();
    if (typeof turnstile === 'string') return { name: 'turnstile', siteKey: turnstile };
    await import('./captcha-altcha.tsx');
    return { name: 'altcha' };
  } catch {
    return { name: 'failed' };
  }
}
