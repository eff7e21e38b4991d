import { senderOf } from '../../mail/sender.ts';
import type { Examination } from '../examination.ts';
import { type Finding, found, foundIn } from '../finding.ts';
import { isInvented } from '../hosts.ts';
import type { Names } from '../names.ts';

/** Whether mailboxes elsewhere can tell that e-mails of the shop come from who they say: SPF, DKIM, DMARC of the sender. */
export async function lookAtSender({ given, names }: Examination): Promise<Finding[] | null> {
  const domain = domainOf(senderOf(given));
  if (!domain) return [found('sender_wrong')];
  // Named among what is sample.
  if (isInvented(domain)) return null;
  const mail = await names.mail(domain);
  if (!mail) return [foundIn('mail', 'dns_silent', { name: domain })];
  if (!mail.isKnown) return [found('sender_unknown', { domain })];
  const each = await Promise.all([
    lookAtSpf(domain, names),
    lookAtDkim(domain, given.DKIM_SELECTOR, names),
    lookAtDmarc(domain, names),
  ]);
  const mx = mail.records.length > 0 ? [] : [found('mx_missing', { domain })];
  return [...mx, ...each.flat()];
}

async function lookAtSpf(domain: string, names: Names): Promise<Finding[]> {
  const texts = await names.texts(domain);
  if (!texts) return [foundIn('mail', 'dns_silent', { name: domain })];
  const records = texts.records.filter((text) => /^v=spf1( |$)/i.test(text));
  const [record] = records;
  if (record === undefined) return [found('spf_missing', { domain })];
  if (records.length > 1) return [found('spf_twice', { domain, count: records.length })];
  return / \+?all( |$)/i.test(record) ? [found('spf_open', { domain })] : [];
}

async function lookAtDkim(domain: string, selector: string | undefined, names: Names): Promise<Finding[]> {
  if (!selector) return [found('dkim_unknown')];
  const name = `${selector}._domainkey.${domain}`;
  const texts = await names.texts(name);
  if (!texts) return [foundIn('mail', 'dns_silent', { name })];
  const keys = texts.records.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.trim() ?? []);
  if (keys.length === 0) return [found('dkim_missing', { name })];
  return keys.every((key) => key === '') ? [found('dkim_revoked', { name })] : [];
}

/** A domain without a record of its own has that of the one above it. */
async function lookAtDmarc(domain: string, names: Names): Promise<Finding[]> {
  const labels = domain.split('.');
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const name = `_dmarc.${labels.slice(from).join('.')}`;
    const texts = await names.texts(name);
    if (!texts) return [foundIn('mail', 'dns_silent', { name })];
    const records = texts.records.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const isOne = records.length === 1 && /;\s*p=(none|quarantine|reject)\b/i.test(records[0] ?? '');
    if (records.length > 0) return isOne ? [] : [found('dmarc_wrong', { domain })];
  }
  return [found('dmarc_missing', { domain })];
}

/** The domain of `Name <address>` or of an address alone. */
export function domainOf(sender: string): string | null {
  const address = /<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender;
  return /^[^\s@<>]+@([\w-]+(?:\.[\w-]+)+)$/.exec(address.trim())?.[1]?.toLowerCase() ?? null;
}
