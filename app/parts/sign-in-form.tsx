import { useState } from 'react';
import { Paper } from '../ui/paper.tsx';
import { SignInCodeStep } from './sign-in-form-code.tsx';
import { SignInEmailStep } from './sign-in-form-email.tsx';
import { SignInTerms } from './sign-in-form-terms.tsx';

/** Sign-in in two steps, e-mail and code, on a sheet of paper (spec §2); both sign-in screens show it. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  return (
    <Paper ruled as="section" className="w-full max-w-[32rem]">
      {isCodeSent ? (
        <SignInCodeStep email={email} onSignedIn={onSignedIn} onOtherEmail={() => setCodeSent(false)} />
      ) : (
        <SignInEmailStep
          email={email}
          onSent={(sentTo) => {
            setEmail(sentTo);
            setCodeSent(true);
          }}
        />
      )}
      <SignInTerms />
    </Paper>
  );
}
