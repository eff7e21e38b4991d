import type { PageApi } from '#app/api/page-client.ts';

/** What is the same for everybody, and all that pages on the server ask for. */
const kept = ['sellers', 'categories', 'category', 'products', 'setting', 'legalPage'] as const;

/**
 * The API for pages with its public answers kept until the version of catalogue and settings moves: a page
 * rendered afresh asks the database nothing. Who gets an answer must not change it.
 */
export function keptApi(api: PageApi, version: () => number): PageApi {
  const answers = new Map<string, Promise<unknown>>();
  let heldVersion = version();

  function keep<T>(key: string, ask: () => Promise<T>): Promise<T> {
    if (version() !== heldVersion) {
      heldVersion = version();
      answers.clear();
    }
    const known = answers.get(key) as Promise<T> | undefined;
    if (known) return known;
    const asked = ask();
    answers.set(key, asked);
    asked.catch(() => answers.get(key) === asked && answers.delete(key));
    return asked;
  }

  const own = Object.fromEntries(
    kept.map((name) => [
      name,
      (...args: unknown[]) =>
        keep(`${name} ${args}`, () => (api[name] as (...given: unknown[]) => Promise<unknown>)(...args)),
    ]),
  );
  return { ...api, ...own };
}
