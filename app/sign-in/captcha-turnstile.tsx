import { useEffect, useRef } from 'react';
import { getLocale } from '#locale';
import { m } from '#messages';
import { worksHere } from '../page/works-here.ts';

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface TurnstileApi {
  render(box: HTMLElement, options: Record<string, unknown>): string;
  remove(widget: string): void;
}

let loading: Promise<TurnstileApi> | undefined;

/** Loads the provider's script once; the server's policy allows it only in shops that chose it. */
function turnstile(): Promise<TurnstileApi> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve((window as unknown as { turnstile: TurnstileApi }).turnstile);
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Turnstile did not load'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Cloudflare Turnstile, for shops that set its keys; where staff are signed in it is not even loaded. */
export default function TurnstileCheck(check: {
  siteKey: string;
  onChange: (payload: string | null) => void;
}) {
  if (worksHere(document.cookie)) return <p role="alert">{m.sign_in_captcha_works_here()}</p>;
  return <Widget {...check} />;
}

function Widget({ siteKey, onChange }: { siteKey: string; onChange: (payload: string | null) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    const clear = () => latest.current(null);
    turnstile().then((api) => {
      if (isGone || !box.current) return;
      const widget = api.render(box.current, {
        sitekey: siteKey,
        language: getLocale(),
        size: 'flexible',
        callback: (token: string) => latest.current(token),
        'expired-callback': clear,
        'error-callback': clear,
      });
      remove = () => api.remove(widget);
    }, clear);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [siteKey]);

  return <div ref={box} className="min-h-16" />;
}
