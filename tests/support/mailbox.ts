import { expect, inject } from 'vitest';

export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly to: { address: string }[];
  readonly from: { address: string; name: string }[];
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
  readonly attachments?: { fileName: string; generatedFileName: string }[];
}

/** E-mails that an address has received, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const wanted = new URLSearchParams({ 'to.address': address });
  return (await fetch(`${inject('mailboxUrl')}/email?${wanted}`)).json() as Promise<ReceivedMail[]>;
}

/** Waits until an address has received so many e-mails, and answers them. */
export async function waitForMails(address: string, count: number): Promise<ReceivedMail[]> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
  return mailsTo(address);
}

/** The files that an e-mail carries. */
export async function attachmentsOf(mail: ReceivedMail | undefined) {
  const files = mail?.attachments ?? [];
  return Promise.all(
    files.map(async ({ fileName, generatedFileName }) => {
      const place = `${inject('mailboxUrl')}/email/${mail?.id}/attachment/${encodeURIComponent(generatedFileName)}`;
      return { name: fileName, content: Buffer.from(await (await fetch(place)).arrayBuffer()) };
    }),
  );
}
