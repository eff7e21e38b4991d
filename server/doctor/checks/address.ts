import { isIP } from 'node:net';
import type { Examination } from '../examination.ts';
import { type Finding, found, foundIn } from '../finding.ts';
import { isInvented, isLoopback } from '../hosts.ts';

/** Whether customers and staff find the shop, and whether it can tell them apart. */
export async function lookAtAddresses({ given, names }: Examination): Promise<Finding[] | null> {
  const { PUBLIC_URL, KITCHEN_URL, TRUST_PROXY } = given;
  if (!PUBLIC_URL && !KITCHEN_URL) return null;
  const kitchen = hostOf(KITCHEN_URL) === hostOf(PUBLIC_URL) ? undefined : KITCHEN_URL;
  const each = await Promise.all([
    lookAt('PUBLIC_URL', hostOf(PUBLIC_URL), names),
    lookAt('KITCHEN_URL', hostOf(kitchen), names),
  ]);
  // The shop itself speaks no TLS: by https: customers come through a proxy.
  const isBehindProxy = PUBLIC_URL?.startsWith('https:') && !isLoopback(hostOf(PUBLIC_URL));
  return [...each.flat(), ...(isBehindProxy && !TRUST_PROXY ? [found('proxy_unset')] : [])];
}

async function lookAt(name: string, host: string, names: Examination['names']): Promise<Finding[]> {
  if (host === '') return [];
  if (isLoopback(host)) return [found('address_here', { name })];
  if (isInvented(host)) return [found('address_sample', { name, host })];
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0) return [];
  const answer = await names.addresses(host);
  if (!answer) return [foundIn('address', 'dns_silent', { name: host })];
  return answer.records.length > 0 ? [] : [found('address_unresolved', { name, host })];
}

const hostOf = (url: string | undefined) => URL.parse(url ?? '')?.hostname ?? '';
