import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '#messages';
import { browserApi } from '../api/browser.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const Altcha = lazy(() => import('./captcha-altcha.tsx'));
const Turnstile = lazy(() => import('./captcha-turnstile.tsx'));

type Kind =
  | { name: 'loading' }
  | { name: 'failed' }
  | { name: 'altcha' }
  | { name: 'turnstile'; siteKey: string };

/**
 * The human check. `onChange` gets what goes unchanged into the header X-Captcha, or null while the check is
 * open, failed or expired. Which one is shown is the server's choice; its code loads only where it is shown.
 */
export function Captcha({ onChange }: { onChange: (payload: string | null) => void }) {
  const [kind, setKind] = useState<Kind>({ name: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false;
    chosenKind().then((chosen) => !isGone && setKind(chosen));
    return () => {
      isGone = true;
    };
  }, [round]);

  const waiting = (
    <div role="status">
      <span className="sr-only">{m.sign_in_captcha_loading()}</span>
      <Skeleton className="h-16" />
    </div>
  );
  if (kind.name === 'loading') return waiting;
  if (kind.name === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 text-error">
        {m.sign_in_captcha_unavailable()}
        <Button variant="quiet" onClick={() => setRound(round + 1)}>
          {m.sign_in_retry()}
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={waiting}>
      {kind.name === 'altcha' ? (
        <Altcha onChange={onChange} />
      ) : (
        <Turnstile siteKey={kind.siteKey} onChange={onChange} />
      )}
    </Suspense>
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
