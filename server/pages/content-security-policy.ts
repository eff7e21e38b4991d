import { createHash } from 'node:crypto';

export interface PolicyOptions {
  readonly mode: 'production' | 'development';
  /** Hosts that the owner has chosen to load from, such as that of Turnstile. */
  readonly trustedHosts: readonly string[];
  /** Hosts that may be told something by a call or a picture, but from which no script comes. */
  readonly countingHosts: readonly string[];
}

/** A policy that names the inline scripts of this very page by their hashes and allows nothing else inline. */
export function contentSecurityPolicy(
  html: string,
  { mode, trustedHosts, countingHosts }: PolicyOptions,
): string {
  const hosts = listed(trustedHosts);
  const told = listed([...trustedHosts, ...countingHosts]);
  const inline = mode === 'production' ? inlineScriptHashes(html) : " 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self'${inline}${hosts}`,
    `style-src 'self'${mode === 'production' ? '' : " 'unsafe-inline'"}`,
    `img-src 'self' data:${told}`,
    `connect-src 'self'${told}${mode === 'production' ? '' : ' ws:'}`,
    `frame-src 'self'${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const listed = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');

/** JSON-LD is data that no browser runs; it needs no hash, and one a page would make the policy long. */
function inlineScriptHashes(html: string): string {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('');
}
