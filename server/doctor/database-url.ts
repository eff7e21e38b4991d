/** A URL whose host is a list, as other programs of PostgreSQL understand it; a comma in user or password is none. */
const severalHosts = /^\w+:\/\/(?:[^/?#]*@)?[^/?#@,]*,[^/?#@]*(?:[/?#]|$)/;

const asUrl =
  'must look like postgres://role:password@host:5432/database, with signs such as @, /, # and ? in the password as %40, %2F, %23 and %3F';

/**
 * Why no database can be reached by an address, as the sentence of its variable goes on; null where one can. What it holds
 * is never told. All that the driver understands passes: a folder with a socket, a URL without a host.
 */
export function databaseUrlProblem(url: string): string | null {
  if (severalHosts.test(url)) return 'must name one host, such as that of HAProxy in front of several';
  if (/^(\/|socket:)/i.test(url)) return null;
  // A role or a password may have blanks, and the host may be a folder in a parameter.
  const read = URL.parse(url) ?? URL.parse(encodeURI(url)) ?? URL.parse(url.replace('@/', '@socket/'));
  if (!/^postgres(ql)?:\//i.test(url) || read === null) return asUrl;
  // A password's / or # or ? ends the host: what belongs to it, with the real host, is taken for the rest.
  const isCutOff = /@[^/]*\//.test(read.pathname) || read.hash.includes('@') || /^\?[^=]*@/.test(read.search);
  return isCutOff ? asUrl : null;
}
