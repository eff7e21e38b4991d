import { getLocale } from '#locale';
import { m } from '#messages';
import Altcha from '#ui/altcha.tsx';

/** The shop's own human check, in its words. */
export default function AltchaCheck(check: {
  /** Whether what had the focus is gone for this. */
  takesFocus: () => boolean;
  onChange: (payload: string | null) => void;
}) {
  return (
    <Altcha
      {...check}
      challenge="/v1/auth/captcha"
      language={getLocale()}
      texts={{
        label: m.sign_in_captcha_label(),
        verifying: m.sign_in_captcha_verifying(),
        verified: m.sign_in_captcha_verified(),
        error: m.sign_in_captcha_error(),
        expired: m.sign_in_captcha_expired(),
        verificationRequired: m.sign_in_captcha_needed(),
        waitAlert: m.sign_in_captcha_wait(),
      }}
    />
  );
}
