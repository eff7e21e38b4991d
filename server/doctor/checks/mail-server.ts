import { tryMailServer } from '../../mail/transport.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found } from '../finding.ts';
import { isLoopback } from '../hosts.ts';
import { shortReason } from '../reason.ts';

/** Whether the mail server answers, takes user and password, and is reached by a protected connection. No e-mail is sent. */
export async function lookAtMailServer({ given: { SMTP_URL } }: Examination): Promise<Finding[] | null> {
  // One that is none is said with the other variables.
  if (!SMTP_URL) return null;
  const url = new URL(SMTP_URL);
  const host = url.hostname;
  const hasPassword = url.password !== '';
  const refused = await tryMailServer(SMTP_URL, { forceAuth: hasPassword });
  if (refused) {
    // A server that does not offer a sign-in refuses one; e-mails leave without it then.
    const isUnasked = isSignIn(refused) && hasPassword && !(await tryMailServer(SMTP_URL, {}));
    return [isUnasked ? found('mail_unasked', { host }) : notTaken(refused, host)];
  }
  if (url.protocol === 'smtps:' || isLoopback(host)) return [];
  return (await tryMailServer(SMTP_URL, { requireTLS: true })) ? [found('mail_plain', { host })] : [];
}

const isSignIn = (error: unknown) => (error as { code?: string }).code === 'EAUTH';

function notTaken(error: unknown, host: string): Finding {
  if (isSignIn(error)) return found('mail_sign_in', { host });
  const reason = shortReason(error);
  const isAboutTls = /^ETLS$|CERT|^ERR_(SSL|TLS)|EPROTO|UNABLE_TO_|SELF_SIGNED/.test(reason);
  return found(isAboutTls ? 'mail_tls' : 'mail_unreachable', { host, reason });
}
