export interface Mail {
  /** One address; handed over as an object, since a string may hold several. */
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for every try, so that a repeat can be told. */
  readonly messageId: string;
  readonly attachments?: readonly Attachment[];
  /** What of it is kept once it is sent, and names nobody. */
  readonly kept?: Record<string, number | boolean>;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface MailTransport {
  send(mail: Mail): Promise<void>;
}

/** Longest time of a whole send in milliseconds: the database ends a transaction that idles for 20 s. */
const deadline = 10_000;

/** The SMTP server that e-mails leave by, each on a connection of its own. */
export function createMailTransport(smtpUrl: string, from: string): MailTransport {
  return {
    async send({ to, replyTo, attachments = [], kept: _, ...mail }) {
      const transport = await transportTo(smtpUrl);
      await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(deadline),
      });
    },
  };
}

/**
 * Connects to the mail server and signs in as for an e-mail, but sends none. Answers what went wrong; null for nothing.
 * @param options `forceAuth`: sign in also where the server does not ask for it; `requireTLS`: only by a protected connection
 */
export async function tryMailServer(
  smtpUrl: string,
  options: { readonly forceAuth?: boolean; readonly requireTLS?: boolean },
): Promise<unknown> {
  const transport = await transportTo(smtpUrl, options);
  return transport.verify().then(
    () => null,
    (error: unknown) => error,
  );
}

/** Its waits end in seconds, not in minutes. What sends is read with the first e-mail. */
async function transportTo(url: string, options: { forceAuth?: boolean; requireTLS?: boolean } = {}) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...options,
    url,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * True for refusals that trying again does not change: the server said 5xx to the receiver or to the content. Said to
 * the greeting, the login or the sender, it is about the shop, and the e-mail waits until somebody has mended that.
 */
export function isPermanentRefusal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
