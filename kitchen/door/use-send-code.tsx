import { type ReactNode, useState } from 'react';
import { m } from '#kitchen-messages';
import { sendCode } from '../api/auth.ts';
import { errorWords } from '../parts/error-words.ts';
import { HumanCheck } from './human-check.tsx';

interface SendCode {
  /** Has a code sent to an address. */
  readonly send: (email: string) => void;
  readonly isSending: boolean;
  /** What went wrong the last time. */
  readonly error: string | null;
  /** The human check while it runs. */
  readonly check: ReactNode;
}

/** Has codes sent by e-mail, each after a human check, which runs as soon as one is asked for. */
export function useSendCode(onSent: (email: string) => void): SendCode {
  const [asked, setAsked] = useState<{ email: string; round: number } | null>(null);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<string | null>(null);

  async function go(email: string, captcha: string) {
    try {
      await sendCode(email, captcha);
      onSent(email);
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    setAsked(null);
  }

  function fail() {
    setError(m.check_failed());
    setAsked(null);
  }

  return {
    send: (email) => {
      setError(null);
      setAsked({ email, round });
      setRound(round + 1);
    },
    isSending: asked !== null,
    error,
    check: asked ? (
      <HumanCheck key={asked.round} onSolved={(captcha) => void go(asked.email, captcha)} onFailed={fail} />
    ) : null,
  };
}
