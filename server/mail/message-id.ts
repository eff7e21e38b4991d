import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * The Message-ID of an e-mail that the outbox knows by this key: the same for every try and in every process, and to
 * anybody else as good as random, so that it tells of no order and counts nothing. Its domain is the sender's.
 */
export function messageIdOf(secret: string, key: string, from: string): string {
  const name = createHmac('sha256', secret).update(`message-id\n${key}`).digest('hex').slice(0, 32);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? '';
  return `<${name}@${domainToASCII(domain) || 'localhost'}>`;
}
