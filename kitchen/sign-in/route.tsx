import { useEffect, useState } from 'react';
import { redirect, useLocation } from 'react-router';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { getLocale, isLocale, setLocale } from '#kitchen-locale';
import { getMe } from '../api/me.ts';
import { getKitchens } from '../api/sellers.ts';
import { forgetToday } from '../worker/keep-offline.ts';
import type { Route } from './+types/route';
import { mailed, targetOf } from './arrival.ts';
import { type CodeSent, forgetCodeSent, keepCodeSent, keptCodeSent } from './code-sent.ts';
import { CodeStep } from './code-step.tsx';
import { FirstStep } from './first-step.tsx';
import { PasskeyStep } from './passkey-step.tsx';

/** Who is signed in already goes on; a tablet may become somebody's. */
export async function clientLoader({ request }: { request: Request }) {
  const { search, searchParams } = new URL(request.url);
  speak(searchParams.get('lang'));
  const [me, kitchens] = await Promise.all([getMe().catch(() => null), getKitchens().catch(() => [])]);
  if (me && me.staffId !== null) throw redirect(targetOf(search));
  return { kitchens: kitchens.map(({ name }) => name) };
}

/** An e-mail speaks the language of who asked for it; who has chosen one here keeps it. */
function speak(language: string | null): void {
  const isChosen = localStorage.getItem('kitchen-language') !== null;
  if (!isChosen && isLocale(language) && language !== getLocale()) void setLocale(language);
}

/** The way in: by passkey, or by a code in two steps; who came by code is offered a passkey for the next time. */
export default function SignIn({ loaderData: { kitchens } }: Route.ComponentProps) {
  const { search, hash } = useLocation();
  const brought = mailed(hash);
  const [email, setEmail] = useState(brought.email || (new URLSearchParams(search).get('email') ?? ''));
  const [code] = useState(brought.code);
  const [sent, setSent] = useState<CodeSent | null>(() =>
    brought.code ? { email: brought.email, until: Number.POSITIVE_INFINITY } : keptCodeSent(),
  );
  const [signedIn, setSignedIn] = useState<Me | null>(null);
  // Neither address nor code stay in the history of a browser that others use too.
  useEffect(() => {
    if (hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);

  /** What was kept for whoever was here before is none of theirs. */
  const goOn = () => void forgetToday().finally(() => location.replace(`/kitchen${targetOf(search)}`));

  if (signedIn) return <PasskeyStep name={signedIn.name} onDone={goOn} />;
  if (!sent) {
    return (
      <FirstStep
        kitchens={kitchens}
        email={email}
        onSent={(to) => {
          setEmail(to);
          setSent(keepCodeSent(to));
        }}
        onSignedIn={goOn}
      />
    );
  }
  return (
    <CodeStep
      sent={sent}
      mailedCode={code}
      onSentAgain={() => setSent(keepCodeSent(sent.email))}
      onOtherEmail={() => {
        forgetCodeSent();
        setEmail(sent.email);
        setSent(null);
      }}
      onSignedIn={(me) => {
        forgetCodeSent();
        setSignedIn(me);
      }}
    />
  );
}
