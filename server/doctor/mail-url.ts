/** Whether e-mails can be handed to somebody by an address. */
function isMailServer(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Why no e-mail leaves by an address, as the sentence of its variable goes on; null where one can. What it holds is never told. */
export const mailUrlProblem = (url: string): string | null =>
  isMailServer(url)
    ? null
    : 'must look like smtps://user:password@host:465, with signs such as @, /, # and ? in the password as %40, %2F, %23 and %3F';
