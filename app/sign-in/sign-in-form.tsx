import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Paper } from '#ui/paper.tsx';
import { firstAction, loadOnceThere } from '../loading/later.tsx';
import { accessToken, forgetRedirectAfterLogin, onAuthChange } from '../stores/session.ts';
import {
  codeSentTo,
  forgetCodeSent,
  signInTarget,
  storeCodeSent,
  takeMailedCode,
} from '../stores/sign-in-step.ts';
import { SignInEmailStep } from './sign-in-form-email.tsx';
import { SignInTerms } from './sign-in-form-terms.tsx';

const loadCodeStep = () => import('./sign-in-form-code.tsx');
const SignInCodeStep = lazy(() => loadOnceThere(loadCodeStep));

/**
 * Sign-in in two steps, e-mail and code, on a sheet of paper (spec §2); both sign-in screens show it. The second step
 * outlives a reload; the link of the e-mail fills the code in, for a person to press.
 */
export function SignInForm({ leadsTo }: { leadsTo: () => string }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  const [mailedCode, setMailedCode] = useState('');
  // While the e-mail is written: the connection may be gone afterwards.
  useEffect(() => void firstAction.then(loadCodeStep).catch(() => {}), []);
  useEffect(() => {
    const mailed = takeMailedCode();
    const sentTo = mailed?.email ?? codeSentTo();
    if (sentTo === null) return;
    setEmail(sentTo);
    if (mailed) setMailedCode(mailed.code);
    setCodeSent(true);
  }, []);

  const goOn = useRef(() => {});
  goOn.current = () => {
    // A tab that the e-mail's link has opened goes where the one was going that asked for the code.
    const target = (mailedCode && signInTarget()) || leadsTo();
    forgetCodeSent();
    forgetRedirectAfterLogin();
    navigate(target, { replace: true });
  };
  // Also when the link was opened in another tab: this one goes on where it was leading.
  useEffect(() => {
    const stop = onAuthChange(() => {
      if (!accessToken()) return;
      stop();
      goOn.current();
    });
    return stop;
  }, []);

  return (
    <Paper ruled as="section" className="w-full max-w-[32rem]">
      {isCodeSent ? (
        <Suspense>
          <SignInCodeStep
            email={email}
            mailedCode={mailedCode}
            onOtherEmail={() => {
              forgetCodeSent();
              setCodeSent(false);
            }}
          />
        </Suspense>
      ) : (
        <SignInEmailStep
          email={email}
          onSent={(sentTo) => {
            storeCodeSent(sentTo, leadsTo());
            setEmail(sentTo);
            setMailedCode('');
            setCodeSent(true);
          }}
        />
      )}
      <SignInTerms />
    </Paper>
  );
}
