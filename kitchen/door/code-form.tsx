import { useEffect, useRef, useState } from 'react';
import { m } from '#kitchen-messages';
import { isWholeCode } from '#rules/access/access-code.ts';
import { Button } from '#ui/button.tsx';
import { ApiError } from '../api/call.ts';
import { errorWords } from '../parts/error-words.ts';
import { CodeField } from './code-field.tsx';
import { HumanCheck } from './human-check.tsx';

/**
 * Takes a code of eight digits and tries it, by itself once it is whole. After several wrong ones the shop wants a human
 * check, which runs below the code; then the code goes again.
 */
export function CodeForm({
  label,
  submit,
  prefilled = '',
  onCode,
}: {
  label: string;
  submit: string;
  /** From the link of an e-mail: a person presses. */
  prefilled?: string;
  /** Tries a code; what it throws is said in words. */
  onCode: (code: string, captcha: string | null) => Promise<void>;
}) {
  const [code, setCode] = useState(prefilled);
  const [error, setError] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  /** Which human check is shown, 0 for none: each is good for one try. */
  const [check, setCheck] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function attempt(given: string, captcha: string | null = null) {
    if (isTrying) return;
    if (!isWholeCode(given)) {
      setError(m.code_incomplete());
      return field.current?.focus();
    }
    setTrying(true);
    setError(undefined);
    try {
      await onCode(given, captcha);
    } catch (refusal) {
      const isCheckWanted = refusal instanceof ApiError && refusal.code === 'CaptchaRequired';
      setCheck((shown) => (isCheckWanted || captcha ? shown + 1 : shown));
      if (!isCheckWanted) {
        setError(errorWords(refusal));
        // Whoever types again replaces it.
        field.current?.select();
      }
    }
    setTrying(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(code);
      }}
    >
      <CodeField
        label={label}
        value={code}
        error={error}
        field={field}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
          if (isWholeCode(typed) && typed !== code) void attempt(typed);
        }}
      />
      {check > 0 ? (
        <HumanCheck
          key={check}
          onSolved={(captcha) => void attempt(code, captcha)}
          onFailed={() => setError(m.check_failed())}
        />
      ) : null}
      <Button type="submit" size="large" wide busy={isTrying}>
        {submit}
      </Button>
    </form>
  );
}
