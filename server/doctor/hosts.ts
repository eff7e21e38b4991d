/** True for a host that is this machine. */
export function isLoopback(host: string | undefined): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host ?? '');
}

/** True for a host of which everybody knows that it is nobody's (RFC 2606, RFC 6761). */
export function isInvented(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host);
}
