import { createHash } from 'node:crypto';

export interface PolicyOptions {
  readonly mode: 'production' | 'development';
  /** Hosts that the owner has chosen to load from, such as that of Turnstile. */
  readonly trustedHosts: readonly string[];
}

/** A policy that names the inline scripts of this very page by their hashes and allows nothing else inline. */
export function contentSecurityPolicy(html: string, { mode, trustedHosts }: PolicyOptions): string {
  const hosts = trustedHosts.map((host) => ` ${host}`).join('');
  const inline = mode === 'production' ? inlineScriptHashes(html) : " 'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self'${inline}${hosts}`,
    `style-src 'self'${mode === 'production' ? '' : " 'unsafe-inline'"}`,
    "img-src 'self' data:",
    `connect-src 'self'${hosts}${mode === 'production' ? '' : ' ws:'}`,
    `frame-src 'self'${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScriptHashes(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`).join('');
}
