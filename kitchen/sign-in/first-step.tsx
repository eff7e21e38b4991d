import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Fingerprint, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { signInByPasskey } from '../api/auth.ts';
import { Door } from '../door/door.tsx';
import { askPasskey } from '../door/passkeys.ts';
import { useSendCode } from '../door/use-send-code.tsx';
import { errorWords } from '../parts/error-words.ts';

/** Who is there: a passkey says it by itself, or an address that a code is sent to. */
export function FirstStep({
  kitchens,
  email,
  onSent,
  onSignedIn,
}: {
  /** Names of the kitchens. */
  kitchens: readonly string[];
  email: string;
  onSent: (email: string) => void;
  onSignedIn: () => void;
}) {
  const canPasskey = browserSupportsWebAuthn();
  const list = new Intl.ListFormat(getLocale()).format(kitchens);
  return (
    <Door
      title={m.sign_in_title()}
      text={list ? m.sign_in_for({ kitchens: list }) : m.sign_in_for_all()}
      beside={
        <p className="door-aside">
          {m.sign_in_wall()} <Link to="/pair">{m.sign_in_pair()}</Link>
        </p>
      }
      foot={m.sign_in_again()}
    >
      {canPasskey ? <ByPasskey onSignedIn={onSignedIn} /> : null}
      <ByCode email={email} isFirst={!canPasskey} onSent={onSent} />
    </Door>
  );
}

function ByPasskey({ onSignedIn }: { onSignedIn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function signIn() {
    setAsking(true);
    setError(null);
    try {
      await signInByPasskey(await askPasskey());
      onSignedIn();
    } catch (refusal) {
      setError(errorWords(refusal));
      setAsking(false);
    }
  }
  return (
    <>
      <Button size="large" wide busy={isAsking} onClick={() => void signIn()}>
        <Fingerprint size={26} />
        {m.sign_in_passkey()}
      </Button>
      {error ? <Alert>{error}</Alert> : null}
      <p className="or muted">{m.sign_in_or()}</p>
    </>
  );
}

function ByCode({
  email,
  isFirst,
  onSent,
}: {
  email: string;
  isFirst: boolean;
  onSent: (email: string) => void;
}) {
  const [wrong, setWrong] = useState<string>();
  const code = useSendCode(onSent);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
        const isWrong = field.value.trim() === '' || !field.checkValidity();
        setWrong(isWrong ? m.sign_in_email_wrong() : undefined);
        if (isWrong) field.focus();
        else code.send(field.value.trim());
      }}
    >
      <TextField
        label={m.sign_in_email()}
        name="email"
        type="email"
        defaultValue={email}
        aria-required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong}
      />
      {code.check}
      {code.error ? <Alert>{code.error}</Alert> : null}
      <Button type="submit" variant={isFirst ? 'main' : 'side'} wide busy={code.isSending}>
        {code.isSending ? null : <Mail size={22} />}
        {m.sign_in_send()}
      </Button>
    </form>
  );
}
