import { Resolver } from 'node:dns/promises';

/** What name servers say about a name; null when they say nothing. */
type Records = { readonly isKnown: boolean; readonly records: readonly string[] } | null;

/** Asks name servers, not the machine's own list of hosts: what they say is what customers and mail servers meet. */
export interface Names {
  addresses(name: string): Promise<Records>;
  mail(name: string): Promise<Records>;
  /** Each record as one text, however it was cut up to be sent. */
  texts(name: string): Promise<Records>;
}

/** @param servers those of the machine unless told */
export function createNames(servers?: readonly string[]): Names {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers) resolver.setServers(servers);
  return {
    async addresses(name) {
      const [four, six] = await Promise.all([
        asked(() => resolver.resolve4(name)),
        asked(() => resolver.resolve6(name)),
      ]);
      if (!four || !six)
        return four && four.records.length > 0 ? four : six && six.records.length > 0 ? six : null;
      return { isKnown: four.isKnown || six.isKnown, records: [...four.records, ...six.records] };
    },
    mail: (name) => asked(async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange)),
    texts: (name) => asked(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
  };
}

async function asked(question: () => Promise<string[]>): Promise<Records> {
  try {
    return { isKnown: true, records: await question() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA') return { isKnown: true, records: [] };
    return code === 'ENOTFOUND' ? { isKnown: false, records: [] } : null;
  }
}
