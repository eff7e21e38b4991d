import { setTimeout as sleep } from 'node:timers/promises';
import type { Field } from './field.ts';

/** How often each Message-ID came in, by receiver. */
export async function received(field: Field): Promise<Map<string, Map<string, number>>> {
  const mails = (await (await fetch(`${field.mailboxUrl}/email`)).json()) as {
    to: { address: string }[];
    messageId: string;
  }[];
  const byReceiver = new Map<string, Map<string, number>>();
  for (const { to, messageId } of mails) {
    for (const { address } of to) {
      const ids = byReceiver.get(address) ?? new Map<string, number>();
      ids.set(messageId, (ids.get(messageId) ?? 0) + 1);
      byReceiver.set(address, ids);
    }
  }
  return byReceiver;
}

/** Waits until nothing is left to send; answers how many e-mails still wait after the limit. */
export async function drained(field: Field, limitMs = 60_000): Promise<number> {
  for (const end = Date.now() + limitMs; ; await sleep(20)) {
    const [row] = await field.query<{ n: number }>(
      'select count(*)::int as n from outbox where sent_at is null and failed_at is null',
    );
    if (row?.n === 0 || Date.now() > end) return row?.n ?? 0;
  }
}

export async function emptyMailbox(field: Field): Promise<void> {
  await fetch(`${field.mailboxUrl}/email/all`, { method: 'DELETE' });
}
