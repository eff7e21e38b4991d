import { expect } from '@playwright/test';

interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The e-mails of an address whose subject matches, oldest first. */
export async function mailsTo(address: string, subject: RegExp): Promise<ReceivedMail[]> {
  const wanted = new URLSearchParams({ 'to.address': address });
  const answer = await fetch(`http://127.0.0.1:${process.env.MAILBOX_PORT}/email?${wanted}`);
  return ((await answer.json()) as ReceivedMail[]).filter((mail) => subject.test(mail.subject));
}

/**
 * Waits for the newest e-mail of an address whose subject matches and that names `about`; there were `before` of
 * them already.
 */
export async function mailTo(
  address: string,
  subject: RegExp,
  before = 0,
  about = '',
): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address, subject)).filter(({ text }) => text.includes(about));
        return found.length;
      },
      { message: `an e-mail to ${address} about ${subject}`, timeout: 15_000, intervals: [50] },
    )
    .toBeGreaterThan(before);
  const newest = found.at(-1);
  if (!newest) throw new Error('unreachable: the poll would have failed');
  return newest;
}
