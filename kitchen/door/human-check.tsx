import { lazy, Suspense } from 'react';
import { getLocale } from '#kitchen-locale';
import { m } from '#kitchen-messages';
import { Spinner } from '#ui/spinner.tsx';
import { challengesOfHumanCheck } from '../api/auth.ts';

const Altcha = lazy(() => import('#ui/altcha.tsx'));

/** The human check: it runs by itself for a second, and is good for one call. */
export function HumanCheck({
  onSolved,
  onFailed,
}: {
  onSolved: (captcha: string) => void;
  onFailed: () => void;
}) {
  return (
    <Suspense fallback={<Spinner />}>
      <Altcha
        challenge={challengesOfHumanCheck}
        language={getLocale()}
        texts={{
          label: m.check_label(),
          verifying: m.check_running(),
          verified: m.check_done(),
          error: m.check_failed(),
          expired: m.check_failed(),
          verificationRequired: m.check_label(),
          waitAlert: m.check_running(),
        }}
        onChange={(captcha) => captcha && onSolved(captcha)}
        onFailed={onFailed}
      />
    </Suspense>
  );
}
