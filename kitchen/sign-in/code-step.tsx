import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '#contract/kitchen/staff/auth.ts';
import { m } from '#kitchen-messages';
import { berlinClock } from '#rules/booking/berlin-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { signInByCode } from '../api/auth.ts';
import { CodeForm } from '../door/code-form.tsx';
import { Door } from '../door/door.tsx';
import { useSendCode } from '../door/use-send-code.tsx';
import { shortTime } from '../parts/words.ts';
import { useNow } from '../shell/use-now.ts';
import type { CodeSent } from './code-sent.ts';

/** The eight digits of the e-mail. */
export function CodeStep({
  sent,
  mailedCode,
  onSentAgain,
  onOtherEmail,
  onSignedIn,
}: {
  sent: CodeSent;
  /** From the link of the e-mail; empty unless that was opened. */
  mailedCode: string;
  onSentAgain: () => void;
  onOtherEmail: () => void;
  onSignedIn: (me: Me) => void;
}) {
  const [isResent, setResent] = useState(false);
  const again = useSendCode(() => {
    setResent(true);
    onSentAgain();
  });
  return (
    <Door
      title={m.code_title()}
      text={<Sent {...sent} />}
      foot={m.code_none()}
      beside={
        <div className="alert alert-note">
          <Fingerprint size={26} />
          <p>
            <b>{m.code_next_time()}</b> {m.code_next_time_how()}
          </p>
        </div>
      }
    >
      <CodeForm
        label={m.code_label()}
        submit={m.code_submit()}
        prefilled={mailedCode}
        onCode={async (code, captcha) => onSignedIn(await signInByCode(sent.email, code, captcha))}
      />
      {again.check}
      {again.error ? <Alert>{again.error}</Alert> : null}
      <p role="status" className="sr-only">
        {isResent ? m.code_resent({ email: sent.email }) : null}
      </p>
      <Button variant="quiet" busy={again.isSending} onClick={() => again.send(sent.email)}>
        {m.code_again()}
      </Button>
      <Button variant="quiet" onClick={onOtherEmail}>
        {m.code_other_email()}
      </Button>
    </Door>
  );
}

/** Where the code went, and until when it counts. */
function Sent({ email, until }: CodeSent) {
  const now = useNow();
  if (!Number.isFinite(until)) return m.code_filled({ email });
  const time = shortTime(berlinClock(until).time);
  return now < until ? m.code_sent({ email, time }) : m.code_over({ email, time });
}
