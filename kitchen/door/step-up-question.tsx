import { Fingerprint, Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { confirmByCode, confirmByPasskey } from '../api/auth.ts';
import { getMe } from '../api/me.ts';
import { errorWords } from '../parts/error-words.ts';
import { CodeForm } from './code-form.tsx';
import { askPasskey } from './passkeys.ts';
import { useSendCode } from './use-send-code.tsx';

/** How who is signed in shows that it is they: by passkey, or by a fresh code for who has none. */
export default function StepUpQuestion({ onConfirmed }: { onConfirmed: () => void }) {
  const [me, setMe] = useState<Me | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    getMe().then(setMe, (refusal) => setError(errorWords(refusal)));
  }, []);
  return (
    <>
      <p>{m.step_up_why()}</p>
      {error ? <Alert>{error}</Alert> : null}
      {!me && !error ? <Spinner /> : null}
      {me?.hasPasskey ? <ByPasskey onConfirmed={onConfirmed} /> : null}
      {me?.email && !me.hasPasskey ? <ByCode email={me.email} onConfirmed={onConfirmed} /> : null}
    </>
  );
}

function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function confirm() {
    setAsking(true);
    setError(null);
    try {
      await confirmByPasskey(await askPasskey());
      onConfirmed();
    } catch (refusal) {
      setError(errorWords(refusal));
    }
    setAsking(false);
  }
  return (
    <>
      {error ? <Alert>{error}</Alert> : null}
      <Button size="large" wide busy={isAsking} onClick={() => void confirm()}>
        <Fingerprint size={26} />
        {m.step_up_passkey()}
      </Button>
    </>
  );
}

function ByCode({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const [isSent, setSent] = useState(false);
  const code = useSendCode(() => setSent(true));
  return (
    <>
      {code.error ? <Alert>{code.error}</Alert> : null}
      {isSent ? (
        <CodeForm
          label={m.code_label()}
          submit={m.step_up_confirm()}
          onCode={async (given, captcha) => {
            await confirmByCode(given, captcha);
            onConfirmed();
          }}
        />
      ) : null}
      {code.check}
      <Button
        variant={isSent ? 'quiet' : 'main'}
        size={isSent ? 'medium' : 'large'}
        wide
        busy={code.isSending}
        onClick={() => code.send(email)}
      >
        {isSent ? null : <Mail size={24} />}
        {isSent ? m.code_again() : m.step_up_code({ email })}
      </Button>
    </>
  );
}
