import { expect } from '@playwright/test';

interface ReceivedMail {
  readonly subject: string;
  readonly to: { address: string }[];
  readonly text: string;
}

/** Waits for the newest e-mail of an address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${process.env.MAILBOX_PORT}/email`);
        const mails = (await answer.json()) as ReceivedMail[];
        found = mails.findLast(
          (mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject),
        );
        return found?.subject;
      },
      { message: `an e-mail to ${address} about ${subject}`, timeout: 15_000 },
    )
    .toBeTruthy();
  if (!found) throw new Error('unreachable: the poll would have failed');
  return found;
}
