import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Door } from '../door/door.tsx';
import { makePasskey } from '../door/passkeys.ts';
import { errorWords } from '../parts/error-words.ts';

/** Offers who came by code a passkey for the next time; a browser that knows none goes on at once. */
export function PasskeyStep({ name, onDone }: { name: string; onDone: () => void }) {
  const canPasskey = browserSupportsWebAuthn();
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on once
  useEffect(() => {
    if (!canPasskey) onDone();
  }, [canPasskey]);
  if (!canPasskey) return null;

  async function make() {
    setMaking(true);
    setError(null);
    try {
      await makePasskey();
      onDone();
    } catch (refusal) {
      setError(errorWords(refusal));
      setMaking(false);
    }
  }
  return (
    <Door
      title={m.passkey_offer_title()}
      text={m.passkey_offer_hello({ name })}
      foot={m.passkey_offer_where()}
    >
      <p>{m.passkey_offer_text()}</p>
      <p>{m.passkey_offer_then()}</p>
      {error ? <Alert>{error}</Alert> : null}
      <Button size="large" wide busy={isMaking} onClick={() => void make()}>
        <Fingerprint size={26} />
        {m.passkey_make()}
      </Button>
      <Button variant="side" wide onClick={onDone}>
        {m.passkey_later()}
      </Button>
    </Door>
  );
}
