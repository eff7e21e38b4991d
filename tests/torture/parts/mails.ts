import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageIdOf } from '#server/mail/message-id.ts';
import { senderOf } from '#server/mail/sender.ts';
import { checkout, newCustomer } from '../support/customers.ts';
import { drained, emptyMailbox, received } from '../support/mailbox.ts';
import { type Part, randomBelow } from '../support/part.ts';

const mailsARound = 5;

/** `kill -9` of the sender while it sends. Each e-mail arrives; one that comes twice has the same Message-ID. */
export const mails: Part = async (field, amount) => {
  await drained(field);
  await emptyMailbox(field);
  const customer = await newCustomer(field);
  await checkout(field, customer);
  const [order] = await field.query<{ id: string }>('select id from product_orders where customer_id = $1', [
    customer.id,
  ]);
  const keys: string[] = [];
  let slowest = 0;
  for (let round = 0; round < amount; round++) {
    const queued = Array.from({ length: mailsARound }, () => `order-confirmation:${randomUUID()}`);
    await field.query(
      "insert into outbox (key, kind, payload) select unnest($1::text[]), 'order-confirmation', $2",
      [queued, JSON.stringify({ orderId: Number(order?.id) })],
    );
    keys.push(...queued);
    await sleep(randomBelow(1100));
    await field.endShop('SIGKILL');
    await field.startShop();
    const ready = Date.now();
    await drained(field);
    slowest = Math.max(slowest, Date.now() - ready);
  }
  const unsent = await drained(field);
  const ids = (await received(field)).get(customer.email) ?? new Map<string, number>();
  const [secret] = await field.query<{ value: string }>(
    "select value from settings where key = 'server-secret'",
  );
  const counts = keys.map((key) => {
    const messageId = messageIdOf(secret?.value ?? '', key, senderOf(process.env));
    return ids.get(messageId.replaceAll(/[<>]/g, '')) ?? 0;
  });
  return {
    faults: `${amount} kills of the sender, ${keys.length} e-mails`,
    losses: {
      'e-mails lost': counts.filter((count) => count === 0).length + unsent,
      'Message-IDs of nobody': ids.size - counts.filter((count) => count > 0).length,
    },
    late: { 'sent later than 2 s after the start': slowest > 2000 ? 1 : 0 },
    measured: `${counts.filter((count) => count > 1).length} came twice, with the same Message-ID; all sent at most ${(slowest / 1000).toFixed(1)} s after the start`,
  };
};
